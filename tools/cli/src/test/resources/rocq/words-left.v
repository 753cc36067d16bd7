(* the P-positions of a->;ab->ba on words over ab in misere play are the words accepted by an automaton of 9 states, read from the left *)
Require Import Impartial.AutomataRight.
Open Scope nat_scope.
Definition rules : list rule := [([0], []); ([0; 1], [1; 0])].
Definition table : automaton := [(false, [1; 0]); (true, [2; 3]); (false, [1; 4]); (false, [5; 1]); (true, [6; 2]); (false, [7; 5]); (false, [8; 7]); (false, [5; 6]); (true, [6; 8])].
Theorem answer : forall w, over 2 w -> wins_misere (g := words [(2, 1); (1, 1)] rules eq_refl) w =
  negb (accepts table w).
Proof. apply (words_misere_sound 2 [(2, 1); (1, 1)] rules eq_refl table). vm_cast_no_check (eq_refl true). Qed.
Print Assumptions answer.
