(** Games on words: their options, and the same games on words read from the right. *)
Require Export Impartial.Values.
Local Open Scope nat_scope.

Lemma word_options_spec rules w : forall t, In t (word_options rules w) <->
  exists x u v y, In (u, v) rules /\ w = x ++ u ++ y /\ t = x ++ v ++ y.
Proof.
  assert (forall w t, In t (flat_map (fun '(u, v) => match after u w with Some y => [v ++ y] | None => [] end) rules) <->
    exists u v y, In (u, v) rules /\ w = u ++ y /\ t = v ++ y) as F.
  { intros s t. rewrite in_flat_map. split.
    - intros [[u v] [R H]]. destruct (after u s) as [y|] eqn:E; [|easy]. destruct H as [<-|[]].
      apply after_spec in E. eauto 6.
    - intros [u [v [y [R [E ->]]]]]. exists (u, v). split; auto. apply after_spec in E. rewrite E. now left. }
  induction w as [|a w IH]; intros t; cbn [word_options]; rewrite in_app_iff, F.
  - split.
    + intros [[u [v [y [R [E ->]]]]]|[]]. exists [], u, v, y. auto.
    + intros [x [u [v [y [R [E ->]]]]]]. left. symmetry in E. apply app_eq_nil in E. destruct E as [-> E].
      exists u, v, y. auto.
  - rewrite in_map_iff. split.
    + intros [[u [v [y [R [E ->]]]]]|[s [<- H]]]; [exists [], u, v, y; auto|].
      apply IH in H. destruct H as [x [u [v [y [R [-> ->]]]]]]. exists (a :: x), u, v, y. auto.
    + intros [[|b x] [u [v [y [R [E ->]]]]]]; [left; exists u, v, y; auto|]. injection E as -> ->. right.
      exists (x ++ v ++ y). split; auto. apply IH. exists x, u, v, y. auto.
Qed.

(** Rules whose right sides consist of the same letters keep words over them. *)
Lemma options_over letters rules w t :
  (forall u v, In (u, v) rules -> over letters v) -> over letters w -> In t (word_options rules w) -> over letters t.
Proof.
  intros L O H. apply word_options_spec in H. destruct H as [x [u [v [y [R [-> ->]]]]]]. intros a A.
  rewrite !in_app_iff in A. destruct A as [A|[A|A]]; [apply O; rewrite !in_app_iff; auto| |apply O; rewrite !in_app_iff; auto].
  now apply (L _ _ R).
Qed.

(** The outcomes of a game on words, by induction: lost words have no lost option, and every other word has one. In
    misère play a word without an option is won. *)
Lemma won_by {m rules lower} (lost : word -> bool) (good : word -> Prop) :
  (forall w t, good w -> In t (word_options rules w) -> good t) ->
  (forall w t, good w -> In t (word_options rules w) -> lost w = true -> lost t = false) ->
  (forall w, good w -> lost w = false -> exists t, In t (word_options rules w) /\ lost t = true) ->
  forall w, good w -> wins (g := words m rules lower) w = negb (lost w).
Proof.
  intros G A B. apply (move_ind (g := words m rules lower)
    (fun w => good w -> wins (g := words m rules lower) w = negb (lost w))). intros w IH O.
  unfold wins. rewrite value_eq. fold (@wins (words m rules lower)). destruct (lost w) eqn:W.
  - apply not_true_iff_false. rewrite existsb_exists. intros [b [I E]]. apply in_map_iff in I. destruct I as [t [<- T]].
    rewrite (IH t T), (A w t O T W) in E by eauto. easy.
  - destruct (B w O W) as [t [T E]]. apply existsb_exists. exists (wins (g := words m rules lower) t).
    split; [now apply in_map|]. now rewrite (IH t T), E by eauto.
Qed.

Lemma won_misere_by {m rules lower} (lost : word -> bool) (good : word -> Prop) :
  (forall w t, good w -> In t (word_options rules w) -> good t) ->
  (forall w t, good w -> In t (word_options rules w) -> lost w = true -> lost t = false) ->
  (forall w, good w -> lost w = true -> word_options rules w <> []) ->
  (forall w, good w -> lost w = false -> word_options rules w = [] \/
    exists t, In t (word_options rules w) /\ lost t = true) ->
  forall w, good w -> wins_misere (g := words m rules lower) w = negb (lost w).
Proof.
  intros G A E B. apply (move_ind (g := words m rules lower)
    (fun w => good w -> wins_misere (g := words m rules lower) w = negb (lost w))). intros w IH O.
  unfold wins_misere. rewrite value_eq. fold (@wins_misere (words m rules lower)). cbn [options words] in *.
  destruct (word_options rules w) as [|t0 l] eqn:W.
  - simpl. destruct (lost w) eqn:L; auto. now destruct (E w O L).
  - rewrite <- W in *. transitivity (existsb negb (map (wins_misere (g := words m rules lower)) (word_options rules w))).
    { now rewrite W. }
    destruct (lost w) eqn:L.
    + apply not_true_iff_false. rewrite existsb_exists. intros [b [I X]]. apply in_map_iff in I. destruct I as [t [<- T]].
      rewrite (IH t T), (A w t O T L) in X by eauto. easy.
    + destruct (B w O L) as [X|[t [T X]]]; [congruence|]. apply existsb_exists.
      exists (wins_misere (g := words m rules lower) t). split; [now apply in_map|]. now rewrite (IH t T), X by eauto.
Qed.

(** * Words read from the right *)

Definition mirrored (rules : list rule) : list rule := map (fun r => (rev (fst r), rev (snd r))) rules.

Lemma mirrored_option rules w t : In t (word_options rules w) -> In (rev t) (word_options (mirrored rules) (rev w)).
Proof.
  rewrite !word_options_spec. intros [x [u [v [y [R [-> ->]]]]]]. exists (rev y), (rev u), (rev v), (rev x).
  rewrite !rev_app_distr, !app_assoc. split; auto. apply in_map_iff. exists (u, v). auto.
Qed.

Lemma mirrored_twice rules : mirrored (mirrored rules) = rules.
Proof.
  unfold mirrored. rewrite map_map. transitivity (map (fun r : rule => r) rules); [|apply map_id].
  apply map_ext. intros [u v]. simpl. now rewrite !rev_involutive.
Qed.

Lemma option_mirrored rules w t : In (rev t) (word_options (mirrored rules) (rev w)) -> In t (word_options rules w).
Proof.
  intros H. apply mirrored_option in H. now rewrite mirrored_twice, !rev_involutive in H.
Qed.
