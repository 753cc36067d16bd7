(** What the checker of automata accepts holds for every word over the letters. *)
Require Export Impartial.Automata.
Local Open Scope nat_scope.

Section Sound.
Variables (letters : nat) (rules : list rule) (table : automaton).
Notation step := (step table).
Notation accepting := (accepting table).
Notation run := (run table).
Notation accepts := (accepts table).
Notation over := (over letters).
Notation next := (next rules table).

Lemma run_app q x y : run q (x ++ y) = run (run q x) y.
Proof. apply fold_left_app. Qed.

Variables (misere : bool) (R : list pair) (C : list summary).
Hypothesis Certified : certified letters rules table misere R C = true.

Lemma parts_checked : table_ok letters rules table = true /\ pairs_ok letters rules table R = true /\
  closed letters rules table C = true /\ every (summary_ok table misere) C = true.
Proof. unfold certified in Certified. rewrite !andb_true_iff in Certified. tauto. Qed.

Lemma table_spec : 0 < length table /\ (forall q a, q < length table -> a < letters -> step q a < length table) /\
  forall u v, In (u, v) rules -> over v.
Proof.
  destruct parts_checked as [T _]. unfold table_ok in T. rewrite !andb_true_iff, Nat.ltb_lt in T.
  destruct T as [[T1 T2] T3]. repeat split; auto.
  - intros q a Q A. apply Nat.ltb_lt. apply (every_in _ _ _ (every_in _ _ q T2 ltac:(apply in_seq; lia))), in_seq. lia.
  - intros u v I a A. apply Nat.ltb_lt. exact (every_in _ _ _ (every_in _ _ _ T3 I) A).
Qed.

Lemma run_below q w : q < length table -> over w -> run q w < length table.
Proof.
  revert q. induction w as [|a w IH]; intros q Q O; auto. apply IH; [|intros b B; apply O; now right].
  apply (proj1 (proj2 table_spec)); auto. apply O. now left.
Qed.

(** * No move leads from an accepted word to one *)

Lemma has_pair_spec p : has_pair R p = true -> In p R.
Proof.
  unfold has_pair. rewrite any_exists. intros [[a b] [I E]]. destruct p as [c d]. cbn [fst snd] in E.
  destruct (Nat.eqb_spec a c) as [->|]; [|easy]. apply Nat.eqb_eq in E. now subst.
Qed.

Lemma lost_stays w t : over w -> In t (word_options rules w) -> accepts w = true -> accepts t = false.
Proof.
  intros O T. destruct parts_checked as [_ [P _]]. unfold pairs_ok in P. rewrite !andb_true_iff in P.
  destruct P as [[A B] D]. apply word_options_spec in T. destruct T as [x [u [v [y [I [-> ->]]]]]].
  unfold Rules.accepts. rewrite !run_app. set (q := run 0 x).
  assert (q < length table) as Q by (apply run_below; [apply table_spec|intros a Ia; apply O, in_app_iff; auto]).
  assert (over y) as Oy by (intros a Ia; apply O; rewrite !in_app_iff; auto).
  assert (In (run q u, run q v) R) as P.
  { apply has_pair_spec. exact (every_in _ _ _ (every_in _ _ q A ltac:(apply in_seq; lia)) I). }
  revert P. generalize (run q u) (run q v). clear -B D Oy. induction y as [|a y IH]; intros p r P.
  - pose proof (every_in _ _ _ D P) as E. cbn [fst snd] in E. unfold Automata.accepting in E.
    cbn [Rules.run fold_left]. intros W. rewrite W in E. now apply negb_true_iff.
  - apply (IH ltac:(intros b Ib; apply Oy; now right) (step p a) (step r a)). apply has_pair_spec.
    apply (every_in _ _ _ (every_in _ _ _ B P)), in_seq. specialize (Oy a (or_introl eq_refl)). lia.
Qed.

(** * Summaries of words *)

Lemma same_item_eq i j : same_item i j = true -> i = j.
Proof.
  unfold same_item. destruct i as [u p], j as [v q]. cbn [fst snd]. destruct (Nat.eqb_spec p q) as [->|]; [|easy].
  intros E. f_equal. now apply (same_list_eq Nat.eqb (fun a b => proj1 (Nat.eqb_eq a b))).
Qed.

Lemma in_insert i j l : In i (insert table j l) <-> i = j \/ In i l.
Proof.
  induction l as [|k l IH]; simpl; [intuition|]. destruct (same_item j k) eqn:E.
  - apply same_item_eq in E. subst. simpl. intuition.
  - destruct (_ <=? _); simpl; [intuition|]. rewrite IH. intuition.
Qed.

Lemma in_gather i l : In i (gather table l) <-> In i l.
Proof. induction l as [|j l IH]; simpl; [easy|]. rewrite in_insert, IH. intuition. Qed.

Definition summary_of (w : word) : summary := fold_left next w (first rules table).

Lemma summary_app w a : summary_of (w ++ [a]) = next (summary_of w) a.
Proof. unfold summary_of. now rewrite fold_left_app. Qed.

(** An item stands for a move: the rule, what was read of its left side, and what was read after it. *)
Definition stands (w : word) (i : item) : Prop := exists x u v u1 y,
  In (u, v) rules /\ u = u1 ++ fst i /\ w = x ++ u1 ++ y /\ (fst i <> [] -> y = []) /\ snd i = run 0 (x ++ v ++ y).

Lemma begin_stands w i : In i (begin rules table (run 0 w)) -> stands w i.
Proof.
  unfold begin. rewrite in_map_iff. intros [[u v] [<- I]]. exists w, u, v, [], []. cbn [fst snd].
  rewrite !app_nil_r, run_app. auto.
Qed.

Lemma advance_stands w a i j : stands w j -> In i (advance table a j) -> stands (w ++ [a]) i.
Proof.
  destruct j as [r p]. intros [x [u [v [u1 [y [I [-> [-> [Y P]]]]]]]]]. cbn [fst snd] in *. unfold advance. cbn [fst snd].
  destruct r as [|b r].
  - intros [<-|[]]. exists x, (u1 ++ []), v, u1, (y ++ [a]). cbn [fst snd]. split; [exact I|].
    split; [reflexivity|]. split; [now rewrite <- !app_assoc|]. split; [easy|]. now rewrite P, !run_app.
  - destruct (Nat.eqb_spec a b) as [->|]; [|easy]. intros [<-|[]]. exists x, (u1 ++ b :: r), v, (u1 ++ [b]), [].
    cbn [fst snd]. rewrite Y in * by easy. rewrite <- !app_assoc, !app_nil_r in *. repeat split; auto.
Qed.

Lemma summary_spec w : fst (summary_of w) = run 0 w /\ forall i, In i (snd (summary_of w)) -> stands w i.
Proof.
  induction w as [|a w [IH1 IH2]] using rev_ind; [split; auto; intros i I; now apply in_gather, (begin_stands []) in I|].
  rewrite summary_app. cbn [Automata.next fst snd]. assert (step (fst (summary_of w)) a = run 0 (w ++ [a])) as E.
  { now rewrite run_app, IH1. }
  split; auto. intros i I. apply in_gather, in_app_iff in I. rewrite E in I. destruct I as [I|I]; [|now apply begin_stands].
  apply in_flat_map in I. destruct I as [j [J I]]. eapply advance_stands; eauto.
Qed.

(** Every move in progress has an item, and keeps one. *)
Lemma in_next s a i j : In j (snd s) -> In i (advance table a j) -> In i (snd (next s a)).
Proof. intros J I. cbn [Automata.next snd]. apply in_gather, in_app_iff. left. apply in_flat_map. eauto. Qed.

Lemma pending u1 : forall x r v, In (u1 ++ r, v) rules -> exists p, In (r, p) (snd (summary_of (x ++ u1))).
Proof.
  induction u1 as [|a u1 IH] using rev_ind; intros x r v I.
  - rewrite app_nil_r. exists (run (run 0 x) v). assert (In (r, run (run 0 x) v) (begin rules table (run 0 x))) as B.
    { unfold begin. apply in_map_iff. exists (r, v). auto. }
    induction x as [|a x _] using rev_ind; [now apply in_gather|]. rewrite summary_app. cbn [Automata.next snd].
    apply in_gather, in_app_iff. right. rewrite (proj1 (summary_spec x)). now rewrite run_app in B at 2.
  - rewrite <- app_assoc in I. destruct (IH x (a :: r) v I) as [p J]. exists p. rewrite app_assoc, summary_app.
    apply (in_next _ a _ (a :: r, p)); [exact J|]. unfold advance. cbn [fst snd]. rewrite Nat.eqb_refl. now left.
Qed.

Lemma completed w y p : In ([], p) (snd (summary_of w)) -> exists p', In ([], p') (snd (summary_of (w ++ y))).
Proof.
  revert w p. induction y as [|a y IH]; intros w p J; [rewrite app_nil_r; eauto|].
  replace (w ++ a :: y) with ((w ++ [a]) ++ y) by (now rewrite <- app_assoc). apply (IH _ (step p a)).
  rewrite summary_app. apply (in_next _ a _ ([], p)); [exact J|]. now left.
Qed.

Lemma moves_spec w : moves (summary_of w) = true <-> word_options rules w <> [].
Proof.
  unfold moves. rewrite any_exists. split.
  - intros [[r p] [J E]]. cbn [fst] in E. destruct r; [|easy].
    destruct (proj2 (summary_spec w) _ J) as [x [u [v [u1 [y [I [U [-> _]]]]]]]]. cbn [fst] in U. rewrite app_nil_r in U.
    subst u1. intros E0. assert (In (x ++ v ++ y) (word_options rules (x ++ u ++ y))) as M.
    { apply word_options_spec. exists x, u, v, y. auto. }
    now rewrite E0 in M.
  - intros O. destruct (word_options rules w) as [|t l] eqn:E; [easy|].
    assert (In t (word_options rules w)) as I by (rewrite E; now left). apply word_options_spec in I.
    destruct I as [x [u [v [y [I [-> _]]]]]]. destruct (pending u x [] v) as [p P]; [now rewrite app_nil_r|].
    destruct (completed (x ++ u) y p P) as [p' P']. rewrite <- app_assoc in P'. exists ([], p'). auto.
Qed.

Lemma wins_by_spec w : wins_by table (summary_of w) = true ->
  exists t, In t (word_options rules w) /\ accepts t = true.
Proof.
  unfold wins_by. rewrite any_exists. intros [[r p] [J E]]. cbn [fst snd] in E. destruct r; [|easy].
  destruct (proj2 (summary_spec w) _ J) as [x [u [v [u1 [y [I [U [-> [_ P]]]]]]]]].
  cbn [fst snd] in *. rewrite app_nil_r in U. subst u1.
  exists (x ++ v ++ y). split; [|unfold Rules.accepts; now rewrite <- P]. apply word_options_spec. exists x, u, v, y. auto.
Qed.

Lemma has_summary_spec s : has_summary C s = true -> In s C.
Proof.
  unfold has_summary. rewrite any_exists. intros [[q l] [I E]]. destruct s as [p k]. cbn [fst snd] in E.
  destruct (Nat.eqb_spec q p) as [->|]; [|easy]. apply (same_list_eq _ same_item_eq) in E. now subst.
Qed.

Lemma summary_in w : over w -> In (summary_of w) C.
Proof.
  destruct parts_checked as [_ [_ [X _]]]. unfold closed in X. rewrite andb_true_iff in X. destruct X as [A B]. intros O.
  induction w as [|a w IH] using rev_ind; [now apply has_summary_spec|]. rewrite summary_app. apply has_summary_spec.
  apply (every_in _ _ _ (every_in _ _ _ B (IH ltac:(intros b Ib; apply O, in_app_iff; auto)))), in_seq.
  specialize (O a ltac:(apply in_app_iff; right; now left)). lia.
Qed.

Lemma summary_checked w : over w -> summary_ok table misere (summary_of w) = true /\
  accepting (fst (summary_of w)) = accepts w.
Proof.
  intros O. destruct parts_checked as [_ [_ [_ X]]]. split; [apply (every_in _ _ _ X); now apply summary_in|].
  now rewrite (proj1 (summary_spec w)).
Qed.

Lemma stays_over w t : over w -> In t (word_options rules w) -> over t.
Proof. apply options_over. apply table_spec. Qed.
End Sound.

(** The lost option in normal play, and what is true of words without a move in misère play. *)
Lemma lost_option letters rules table R C : certified letters rules table false R C = true ->
  forall w, over letters w -> accepts table w = false ->
  exists t, In t (word_options rules w) /\ accepts table t = true.
Proof.
  intros H w O L. destruct (summary_checked _ _ _ _ _ _ H w O) as [S E]. unfold summary_ok in S. rewrite E, L in S.
  destruct (wins_by _ _) eqn:W; [|easy]. eapply wins_by_spec; eauto.
Qed.

Lemma lost_option_misere letters rules table R C : certified letters rules table true R C = true ->
  forall w, over letters w -> accepts table w = false ->
  word_options rules w = [] \/ exists t, In t (word_options rules w) /\ accepts table t = true.
Proof.
  intros H w O L. destruct (summary_checked _ _ _ _ _ _ H w O) as [S E]. unfold summary_ok in S. rewrite E, L in S.
  destruct (wins_by _ _) eqn:W; [right; eapply wins_by_spec; eauto|left].
  destruct (word_options rules w) eqn:M; auto. exfalso. apply negb_true_iff, not_true_iff_false in S. apply S.
  eapply moves_spec; eauto. now rewrite M.
Qed.

Lemma lost_moves letters rules table R C : certified letters rules table true R C = true ->
  forall w, over letters w -> accepts table w = true -> word_options rules w <> [].
Proof.
  intros H w O L. destruct (summary_checked _ _ _ _ _ _ H w O) as [S E]. unfold summary_ok in S. rewrite E, L in S.
  eapply moves_spec; eauto.
Qed.

Theorem words_sound letters m rules lower table : words_check letters rules table false = true ->
  forall w, over letters w -> wins (g := words m rules lower) w = negb (accepts table w).
Proof.
  unfold words_check. intros H. apply won_by; eauto using stays_over, lost_stays, lost_option.
Qed.

Theorem words_misere_sound letters m rules lower table : words_check letters rules table true = true ->
  forall w, over letters w -> wins_misere (g := words m rules lower) w = negb (accepts table w).
Proof.
  unfold words_check. intros H.
  apply won_misere_by; eauto using stays_over, lost_stays, lost_option_misere, lost_moves.
Qed.
