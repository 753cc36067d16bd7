(* kayles: G(n + 12) = G(n) for all n >= 71 *)
Require Import Impartial.Periods.
Theorem answer : forall n, (71 <= n)%nat ->
  grundy (g := octal [7; 7]) [(n + 12)%nat] = grundy (g := octal [7; 7]) [n].
Proof. apply (guy_smith [7; 7] 71 12). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
