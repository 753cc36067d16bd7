(* cram[board=3,4] [1,1] [3,2] has the Grundy value 3 *)
Require Import Impartial.Cram.
Definition facts_0 : list nimber_fact := [(0, 0);
  (3, 1);
  (35, 1);
  (7, 1);
  (1255, 1);
  (102, 2);
  (39, 2);
  (1134, 3);
  (7659, 3)].
Definition facts : list nimber_fact := facts_0 ++ [].
Theorem answer : grundy ([(0, 1); (0, 2); (0, 3); (1, 0); (1, 1); (1, 2); (1, 3); (2, 0); (2, 2); (2, 3)] : position cram) = 3.
Proof. apply (cram_sound 3 4 _ facts). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
