(** Games on the vertices of a graph whose rules depend only on neighbours: a move chooses two vertices that are equal
    or neighbours, and takes some vertices that are equal to one of them or its neighbours. Positions of isomorphic
    graphs are then the same, and unconnected parts form a sum. A position is the set of the free vertices, as bits. *)
Require Export Impartial.Bits.

(** A rule: which pairs [i], [j] may be chosen, from [i = j] and whether they are neighbours; and whether [k] is taken,
    from the same two questions about [i] and [k], and about [j] and [k]. *)
Record local_rule := {
  chosen : bool -> bool -> bool;
  taken : bool -> bool -> bool -> bool -> bool;
  chosen_near : forall e n, chosen e n = true -> e || n = true;
  taken_near : forall a b c d, taken a b c d = true -> a || b || c || d = true;
  takes_itself : forall b c d, taken true b c d = true }.

(** [moves] enumerates the options, and [left s i j] is what the choice of [i] and [j] leaves. *)
Record graph := {
  near : N -> N -> bool;
  near_sym : forall i j, near i j = near j i;
  local : local_rule;
  left : N -> N -> N -> N;
  left_spec : forall s i j k, N.testbit (left s i j) k = N.testbit s k &&
    negb (taken local (k =? i) (near i k) (k =? j) (near j k));
  moves : N -> list N;
  moves_spec : forall s t, In t (moves s) <-> exists i j, N.testbit s i = true /\ N.testbit s j = true /\
    chosen local (i =? j) (near i j) = true /\ t = left s i j }.

Section Graph.
Variable G : graph.

Lemma left_subset s i j k : N.testbit (left G s i j) k = true -> N.testbit s k = true.
Proof. rewrite left_spec, andb_true_iff. tauto. Qed.

Lemma moves_end s t : In t (moves G s) -> (N.to_nat t < N.to_nat s)%nat.
Proof.
  rewrite moves_spec. intros [i [j [I [_ [_ ->]]]]]. enough (left G s i j < s) by lia.
  apply (subset_less _ _ i); eauto using left_subset. now rewrite left_spec, N.eqb_refl, takes_itself, andb_false_r.
Qed.

Definition on_graph : game := {| options := moves G; size := N.to_nat; ends := moves_end |}.

Notation "a ~~ b" := (same (g := on_graph) (h := on_graph) a b) (at level 70).

(** * Isomorphisms *)

(** [F] maps the bits of [s] to those of [t], and preserves neighbours. *)
Definition isomorphic (F : N -> N -> Prop) (s t : N) : Prop :=
  (forall i, N.testbit s i = true -> exists j, F i j /\ N.testbit t j = true) /\
  (forall j, N.testbit t j = true -> exists i, F i j /\ N.testbit s i = true) /\
  (forall i j i' j', F i i' -> F j j' -> (i =? j) = (i' =? j') /\ near G i j = near G i' j').

Lemma isomorphic_left F s t i j i' j' : isomorphic F s t -> F i i' -> F j j' ->
  isomorphic F (left G s i j) (left G t i' j').
Proof.
  intros [A [B E]] Fi Fj. split; [|split; auto].
  - intros k. rewrite left_spec, andb_true_iff. intros [S T]. destruct (A k S) as [k' [Fk S']]. exists k'. split; auto.
    destruct (E k i k' i'), (E k j k' j'), (E i k i' k'), (E j k j' k'); auto.
    rewrite left_spec, S'. cbn [andb]. congruence.
  - intros k'. rewrite left_spec, andb_true_iff. intros [S T]. destruct (B k' S) as [k [Fk S']]. exists k. split; auto.
    destruct (E k i k' i'), (E k j k' j'), (E i k i' k'), (E j k j' k'); auto.
    rewrite left_spec, S'. cbn [andb]. congruence.
Qed.

Theorem isomorphic_same F s t : isomorphic F s t -> s ~~ t.
Proof.
  apply (alike_same (g := on_graph) (h := on_graph) (isomorphic F)). clear s t.
  intros s t I. pose proof I as [A [B E]]. simpl. split.
  - intros o O. apply moves_spec in O. destruct O as [i [j [Si [Sj [C ->]]]]].
    destruct (A i Si) as [i' [Fi Ti]], (A j Sj) as [j' [Fj Tj]]. destruct (E i j i' j' Fi Fj) as [E1 E2].
    exists (left G t i' j'). split; [|now apply isomorphic_left].
    apply moves_spec. exists i', j'. rewrite <- E1, <- E2. auto.
  - intros o O. apply moves_spec in O. destruct O as [i' [j' [Ti [Tj [C ->]]]]].
    destruct (B i' Ti) as [i [Fi Si]], (B j' Tj) as [j [Fj Sj]]. destruct (E i j i' j' Fi Fj) as [E1 E2].
    exists (left G s i j). split; [|now apply isomorphic_left].
    apply moves_spec. exists i, j. rewrite E1, E2. auto.
Qed.

(** * Unconnected parts *)

(** [p] is a union of connected parts of [s]. *)
Definition closed (p s : N) : Prop :=
  (forall i, N.testbit p i = true -> N.testbit s i = true) /\
  (forall i j, near G i j = true -> N.testbit p i = true -> N.testbit s j = true -> N.testbit p j = true).

(** Both chosen vertices are inside [p], or both are outside. *)
Lemma chosen_together p s i j : closed p s -> N.testbit s i = true -> N.testbit s j = true ->
  chosen (local G) (i =? j) (near G i j) = true -> N.testbit p i = N.testbit p j.
Proof.
  intros [_ C] Si Sj H. apply chosen_near, orb_true_iff in H. destruct H as [H|H].
  - apply N.eqb_eq in H. now subst.
  - pose proof H as H'. rewrite near_sym in H'. apply eq_true_iff_eq. split; intros; eapply C; eauto.
Qed.

(** A move inside [p] takes nothing from the rest, and a move outside takes nothing from [p]. *)
Lemma taken_together p s i j k : closed p s -> N.testbit s i = true -> N.testbit s j = true ->
  N.testbit p i = N.testbit p j -> N.testbit s k = true ->
  taken (local G) (k =? i) (near G i k) (k =? j) (near G j k) = true -> N.testbit p k = N.testbit p i.
Proof.
  intros [_ C] Si Sj E Sk T. apply taken_near in T. rewrite !orb_true_iff, !N.eqb_eq in T.
  destruct T as [[[->|T]| ->]|T]; auto; pose proof T as T'; rewrite near_sym in T'.
  - apply eq_true_iff_eq. split; intros; eapply C; eauto.
  - rewrite E. apply eq_true_iff_eq. split; intros; eapply C; eauto.
Qed.

Lemma split_inside p s i j : closed p s -> N.testbit p i = true -> N.testbit p j = true ->
  closed (left G p i j) (left G s i j) /\ N.ldiff s p = N.ldiff (left G s i j) (left G p i j).
Proof.
  intros C Pi Pj. pose proof C as [C1 C2]. split; [split|].
  - intros k. rewrite !left_spec, !andb_true_iff. intuition.
  - intros k l N1. rewrite !left_spec, !andb_true_iff. intuition. eapply C2; eauto.
  - apply N.bits_inj. intros k. rewrite !N.ldiff_spec, !left_spec.
    destruct (N.testbit s k) eqn:Sk; auto. destruct (N.testbit p k) eqn:Pk, (taken _ _ _ _ _) eqn:T; auto.
    rewrite (taken_together p s i j k C) in Pk; auto; congruence.
Qed.

Lemma split_outside p s i j : closed p s -> N.testbit s i = true -> N.testbit s j = true ->
  N.testbit p i = false -> N.testbit p j = false ->
  closed p (left G s i j) /\ left G (N.ldiff s p) i j = N.ldiff (left G s i j) p.
Proof.
  intros C Si Sj Pi Pj. pose proof C as [C1 C2]. split; [split|].
  - intros k Pk. rewrite left_spec, (C1 k Pk). destruct (taken _ _ _ _ _) eqn:T; auto.
    rewrite (taken_together p s i j k C) in Pk; auto; congruence.
  - intros k l N1 Pk. rewrite left_spec, andb_true_iff. intros [Sl _]. eapply C2; eauto.
  - apply N.bits_inj. intros k. rewrite left_spec, !N.ldiff_spec, left_spec.
    now destruct (N.testbit s k), (N.testbit p k), (taken _ _ _ _ _).
Qed.

Theorem split_same p s : closed p s ->
  same (g := on_graph) (h := sum on_graph on_graph) s (p : position on_graph, N.ldiff s p : position on_graph).
Proof.
  intros C. apply (alike_same (g := on_graph) (h := sum on_graph on_graph)
    (fun s t => closed (fst t) s /\ snd t = N.ldiff s (fst t))); auto. clear s p C.
  intros s [p q] [C E]. simpl in C, E. subst q. pose proof C as [C1 _]. simpl. unfold sum_options. simpl. split.
  - intros o O. apply moves_spec in O. destruct O as [i [j [Si [Sj [H ->]]]]].
    pose proof (chosen_together p s i j C Si Sj H) as T. destruct (N.testbit p i) eqn:Pi.
    + exists (left G p i j, N.ldiff s p). split; [|now apply split_inside].
      apply in_app_iff. left. apply (in_map (fun a => (a, _))). apply moves_spec. exists i, j. auto.
    + exists (p, left G (N.ldiff s p) i j). split; [|now apply split_outside].
      apply in_app_iff. right. apply (in_map (fun b => (_, b))). apply moves_spec. exists i, j.
      rewrite !N.ldiff_spec, Si, Sj, Pi, <- T. auto.
  - intros o O. rewrite in_app_iff, !in_map_iff in O. destruct O as [[t [<- O]]|[t [<- O]]];
      apply moves_spec in O; destruct O as [i [j [Ti [Tj [H ->]]]]].
    + exists (left G s i j). split; [apply moves_spec; exists i, j; auto|]. simpl. now apply split_inside.
    + rewrite N.ldiff_spec, andb_true_iff, negb_true_iff in Ti, Tj.
      exists (left G s i j). split; [apply moves_spec; exists i, j; tauto|]. simpl. now apply split_outside.
Qed.

(** The value of a position is the nim-sum of those of a union of parts and of the rest, and play in neither is
    longer. *)
Lemma split_closed p s : closed p s ->
  grundy (s : position on_graph) = N.lxor (grundy (p : position on_graph)) (grundy (N.ldiff s p : position on_graph)) /\
  (height (p : position on_graph) <= height (s : position on_graph))%nat /\
  (height (N.ldiff s p : position on_graph) <= height (s : position on_graph))%nat.
Proof.
  intros C. destruct (split_same p s C) as [E L]. rewrite sprague_grundy in E. rewrite L. split; auto. apply height_sum.
Qed.
End Graph.
