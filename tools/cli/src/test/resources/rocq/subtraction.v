(* subtraction[S=1,3,4]: G(n + 7) = G(n) for all n >= 0 *)
Require Import Impartial.Periods.
Theorem answer : forall n, (0 <= n)%nat ->
  grundy (g := octal [3; 0; 3; 3]) [(n + 7)%nat] = grundy (g := octal [3; 0; 3; 3]) [n].
Proof. apply (guy_smith [3; 0; 3; 3] 0 7). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
