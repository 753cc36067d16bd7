(* node-kayles [0,1] [0,4] [1,2] [1,5] [2,3] [2,6] [3,7] [4,5] [4,8] [5,6] [5,9] [6,7] [6,10] [7,11] [8,9] [8,12] [9,10] [9,13] [10,11] [10,14] [11,15] [12,13] [13,14] [14,15] has the Grundy value 0 *)
Require Import Impartial.NodeKayles.
Definition facts_0 : list nimber_fact := [(8, 1);
  (507375, 0)].
Definition facts : list nimber_fact := facts_0 ++ [].
Theorem answer : grundy (rectangle 4 4 : position node_kayles) = 0.
Proof. apply (node_kayles_sound 4 4 _ facts). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
