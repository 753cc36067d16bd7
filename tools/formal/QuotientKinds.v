(** Every heap of an octal game is of one of the kinds that were examined. *)
Require Export Impartial.Quotients.
Local Open Scope nat_scope.

Section Kinds.
Variable code : list N.
Variable q : quotient.
Variables (K : list kind) (C : list state).
Hypothesis Certified : certified code q K C = true.

Notation is_lost := (is_lost q).
Notation times := (times q).
Notation element_of_heap := (element_of_heap q).
Notation element := (element q).
Notation order := (order q).
Notation all := (all q).
Notation start := (start q).
Notation moves_of := (octal_options code).

Lemma parts_checked : monoid_ok q = true /\ (forall h, h < examined code q -> has_kind K (kind_of code q h) = true) /\
  (forall k, In k K -> empty (snd k) = true -> fst k = 0) /\ stays q K = true /\ answers q (map (prepare q) K) C = true.
Proof.
  pose proof Certified as X. unfold certified in X. rewrite !andb_true_iff in X. destruct X as [[[[X1 X2] X3] X4] X5].
  repeat split; auto.
  - intros h H. apply (every_in _ _ _ X2), in_seq. lia.
  - intros k I E. apply (every_in _ _ _ X3) in I. rewrite E in I. now apply Nat.eqb_eq.
Qed.

Let Monoid := proj1 parts_checked.
Notation positive := (positive q Monoid).
Notation laws := (laws q Monoid).
Notation heap_in := (heap_in q Monoid).
Notation element_in := (element_in q Monoid).
Notation swap := (swap q Monoid).

(** * Every heap is of one of the kinds *)

(** The heaps of the statement: all, or those whose elements are given. *)
Definition meant (h : nat) : Prop := period q <> 0 \/ h < length (heaps q).

Definition all_meant (l : list nat) : Prop := forall h, In h l -> meant h.

Lemma meant_options h r : meant h -> In r (heap_options code h) -> all_meant r.
Proof.
  intros [P|L] R a A; [now left|right]. apply heap_ends in R.
  assert (a <= list_sum r); [|lia]. clear -A. induction r as [|b r IH]; simpl in *; [easy|].
  destruct A as [->|A]; [lia|]. apply IH in A. lia.
Qed.

Lemma all_meant_options l t : all_meant l -> In t (moves_of l) -> all_meant t.
Proof.
  revert t. induction l as [|h l IH]; intros t M; cbn [octal_options]; [easy|]. rewrite in_app_iff, !in_map_iff.
  intros [[r [<- R]]|[s [<- S]]] a A.
  - apply in_app_iff in A. destruct A as [A|A]; [|apply M; now right].
    eapply meant_options; eauto. apply M. now left.
  - destruct A as [<-|A]; [apply M; now left|]. eapply IH; eauto. intros b B. apply M. now right.
Qed.

Lemma heap_repeats h : period q <> 0 -> start <= h -> element_of_heap (h + period q) = element_of_heap h.
Proof.
  intros P H. pose proof (proj1 (proj2 (monoid q Monoid))) as L. unfold Rules.element_of_heap.
  fold start. destruct (Nat.ltb_spec (h + period q) (length (heaps q))); [unfold Quotients.start in H; lia|].
  replace (h + period q - start) with (h - start + 1 * period q) by lia. rewrite Nat.mod_add by lia.
  destruct (Nat.ltb_spec h (length (heaps q))) as [M|M]; auto. rewrite Nat.mod_small by (unfold Quotients.start in *; lia).
  f_equal. lia.
Qed.

(** Some option of heap [h] has the element [v]. *)
Definition reaches (h v : nat) : Prop := exists r, In r (heap_options code h) /\ element r = v.

Lemma options_repeat h v : period q <> 0 -> 2 * start + period q + length code + 2 <= h ->
  reaches (h + period q) v <-> reaches h v.
Proof.
  set (k := length code). set (p := period q). set (s := start). intros P0 H.
  assert (forall m, s <= m -> element_of_heap (m + p) = element_of_heap m) as P by (intros; now apply heap_repeats).
  split; intros [r [R <-]]; apply heap_options_spec in R; destruct R as [i [d [I R]]];
    pose proof (in_code _ _ _ I) as L; fold k in L;
    destruct R as [[_ [E _]]|[[D [L2 ->]]|[D [a [b [L2 ->]]]]]]; try (exfalso; lia).
  - exists [h - i]. split; [apply heap_options_spec; exists i, d; split; auto; right; left; repeat split; auto; lia|].
    cbn [Rules.element fold_right]. f_equal. replace (h + p - i) with (h - i + p) by lia. symmetry. apply P. lia.
  - destruct (Nat.le_gt_cases b a) as [M|M]; [exists [a - p; b]|exists [a; b - p]];
      (split; [apply heap_options_spec; exists i, d; split; auto; right; right; split; auto; do 2 eexists;
        split; [|reflexivity]; lia|]); cbn [Rules.element fold_right]; f_equal.
    + replace a with (a - p + p) at 2 by lia. symmetry. apply P. lia.
    + f_equal. replace b with (b - p + p) at 2 by lia. symmetry. apply P. lia.
  - exists [h - i + p].
    split; [apply heap_options_spec; exists i, d; split; auto; right; left; repeat split; auto; [lia|f_equal; lia]|].
    cbn [Rules.element fold_right]. f_equal. apply P. lia.
  - destruct (Nat.le_gt_cases b a) as [M|M]; [exists [a + p; b]|exists [a; b + p]];
      (split; [apply heap_options_spec; exists i, d; split; auto; right; right; split; auto; do 2 eexists;
        split; [|reflexivity]; lia|]); cbn [Rules.element fold_right]; f_equal; [|f_equal]; apply P; lia.
Qed.

(** A kind that describes heap [h]. *)
Definition described (h : nat) (k : kind) : Prop := In k K /\ fst k = element_of_heap h /\ length (snd k) = order /\
  forall v, v < order -> mem v (snd k) = true <-> reaches h v.

Lemma kind_exists h : meant h -> exists k, described h k.
Proof.
  induction h as [h IH] using (well_founded_induction Wf_nat.lt_wf). intros M.
  destruct (Nat.lt_ge_cases h (examined code q)) as [L|L].
  - pose proof (proj1 (proj2 parts_checked) h L) as X. unfold has_kind in X. apply any_exists in X.
    destruct X as [[f s] [J E]]. cbn [kind_of fst snd] in E. destruct (Nat.eqb_spec f (element_of_heap h)) as [->|]; [|easy].
    apply (same_list_eq _ eqb_prop) in E. subst s. eexists. split; [exact J|]. split; auto. cbn [snd]. split.
    { unfold options_of, Quotients.all. now rewrite map_length, seq_length. }
    intros v V. unfold options_of. rewrite mem_map, any_exists by auto. unfold reaches. split.
    + intros [x [X E]]. apply Nat.eqb_eq in E. subst x. apply in_map_iff in X. destruct X as [r [E R]]. eauto.
    + intros [r [R E]]. exists v. rewrite Nat.eqb_refl. split; auto. apply in_map_iff. eauto.
  - unfold examined in L. destruct (Nat.eqb_spec (period q) 0) as [Z|Z]; [destruct M; lia|].
    assert (exists g, h = g + period q) as [g ->] by (exists (h - period q); lia).
    destruct (IH g) as [k [I [E [O R]]]]; [lia|now left|]. exists k. split; auto. split; [|split; auto].
    + rewrite heap_repeats; auto. lia.
    + intros v V. rewrite options_repeat by (auto; lia). apply R. auto.
Qed.

Lemma kind_empty h k : described h k -> (empty (snd k) = true <-> heap_options code h = []).
Proof.
  intros [_ [_ [O R]]]. unfold empty. rewrite every_forall. split.
  - intros E. destruct (heap_options code h) as [|u us] eqn:P; auto. exfalso.
    assert (mem (element u) (snd k) = true) as M by (apply R; [apply element_in|exists u; rewrite P; split; auto; now left]).
    unfold mem in M. destruct (nth_in_or_default (element u) (snd k) false) as [I|D]; [|congruence].
    apply E in I. now rewrite M in I.
  - intros P b B. destruct (In_nth _ _ false B) as [v [V <-]]. rewrite O in V. apply negb_true_iff, not_true_iff_false.
    intros M. apply R in M; auto. destruct M as [r [M _]]. now rewrite P in M.
Qed.
End Kinds.
