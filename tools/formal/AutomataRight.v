(** Automata that read words from the right: the same checker, for the reversed rules. *)
Require Export Impartial.AutomataSound.
Local Open Scope nat_scope.

Section Right.
Variables (letters : nat) (m : measure) (rules : list rule) (lower : lowers m rules = true) (table : automaton).

Lemma over_rev w : over letters w <-> over letters (rev w).
Proof. unfold over. setoid_rewrite <- in_rev. reflexivity. Qed.

Lemma options_over_rev R C misere w t : certified letters (mirrored rules) table misere R C = true ->
  over letters w -> In t (word_options rules w) -> over letters t.
Proof.
  intros H O T. apply over_rev in O. apply over_rev. eapply stays_over; [exact H|exact O|now apply mirrored_option].
Qed.

Lemma lost_stays_rev R C misere w t : certified letters (mirrored rules) table misere R C = true ->
  over letters w -> In t (word_options rules w) -> accepts table (rev w) = true -> accepts table (rev t) = false.
Proof.
  intros H O T. apply over_rev in O. eapply lost_stays; [exact H|exact O|now apply mirrored_option].
Qed.

Lemma option_rev w : (exists t, In t (word_options (mirrored rules) (rev w)) /\ accepts table t = true) ->
  exists t, In t (word_options rules w) /\ accepts table (rev t) = true.
Proof.
  intros [t [T E]]. exists (rev t). rewrite <- (rev_involutive t) in T at 1. split; [now apply option_mirrored|].
  now rewrite rev_involutive.
Qed.

Lemma no_option_rev w : word_options (mirrored rules) (rev w) = [] <-> word_options rules w = [].
Proof.
  split; intros E.
  - destruct (word_options rules w) as [|t l] eqn:F; auto. exfalso.
    assert (In t (word_options rules w)) as I by (rewrite F; now left). apply mirrored_option in I. now rewrite E in I.
  - destruct (word_options (mirrored rules) (rev w)) as [|t l] eqn:F; auto. exfalso.
    assert (In (rev (rev t)) (word_options (mirrored rules) (rev w))) as I by (rewrite F, rev_involutive; now left).
    apply option_mirrored in I. now rewrite E in I.
Qed.

Theorem words_right_sound : words_check letters (mirrored rules) table false = true ->
  forall w, over letters w -> wins (g := words m rules lower) w = negb (accepts table (rev w)).
Proof.
  unfold words_check. intros H. apply (won_by (fun w => accepts table (rev w)));
    eauto using options_over_rev, lost_stays_rev.
  intros w O L. apply option_rev. eapply lost_option; eauto. now apply over_rev in O.
Qed.

Theorem words_right_misere_sound : words_check letters (mirrored rules) table true = true ->
  forall w, over letters w -> wins_misere (g := words m rules lower) w = negb (accepts table (rev w)).
Proof.
  unfold words_check. intros H. apply (won_misere_by (fun w => accepts table (rev w)));
    eauto using options_over_rev, lost_stays_rev.
  - intros w O L E. apply over_rev in O. eapply lost_moves; eauto. now apply no_option_rev.
  - intros w O L. apply over_rev in O. rewrite <- no_option_rev.
    destruct (lost_option_misere _ _ _ _ _ H (rev w) O L) as [E|T]; [now left|right; now apply option_rev].
Qed.
End Right.
