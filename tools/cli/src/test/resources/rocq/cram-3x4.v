(* cram[board=3,4] has the Grundy value 1 *)
Require Import Impartial.Cram.
Definition facts_0 : list nimber_fact := [(0, 0);
  (103, 0);
  (9711, 0);
  (15855, 1);
  (3, 1);
  (35, 1);
  (7, 1);
  (7311, 1);
  (3375, 1)].
Definition facts : list nimber_fact := facts_0 ++ [].
Theorem answer : grundy (rectangle 3 4 : position cram) = 1.
Proof. apply (cram_sound 3 4 _ facts). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
