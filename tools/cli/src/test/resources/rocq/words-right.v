(* the P-positions of ab->a;a-> on words over ab in normal play are the words accepted by an automaton of 4 states, read from the right *)
Require Import Impartial.AutomataRight.
Open Scope nat_scope.
Definition rules : list rule := [([0; 1], [0]); ([0], [])].
Definition table : automaton := [(true, [1; 2]); (false, [0; 3]); (true, [3; 0]); (false, [1; 1])].
Theorem answer : forall w, over 2 w -> wins (g := words [(1, 1); (1, 1)] rules eq_refl) w =
  negb (accepts table (rev w)).
Proof. apply (words_right_sound 2 [(1, 1); (1, 1)] rules eq_refl table). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
