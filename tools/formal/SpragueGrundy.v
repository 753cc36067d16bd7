(** Grundy values: their characterisation by the options, and the theorem of Sprague and Grundy. *)
Require Import FinFun.
Require Export Impartial.Values.

Lemma least_from_spec n : forall k l,
  (k <= least_from n k l) /\ (forall j, k <= j < least_from n k l -> In j l) /\
  (In (least_from n k l) l -> least_from n k l = k + N.of_nat n).
Proof.
  induction n as [|n IH]; intros k l; simpl.
  - repeat split; try lia.
  - destruct (existsb (N.eqb k) l) eqn:E.
    + apply existsb_exists in E. destruct E as [x [Hx Ex]]. apply N.eqb_eq in Ex. subst x.
      destruct (IH (k + 1) l) as [L [B C]]. repeat split; try lia.
      * intros j Hj. destruct (N.eq_dec j k); [subst; auto|]. apply B. lia.
      * intros H. apply C in H. lia.
    + repeat split; try lia. intros H. exfalso. rewrite <- not_true_iff_false, existsb_exists in E.
      apply E. exists k. split; auto. apply N.eqb_refl.
Qed.

Lemma mex_spec l : ~ In (mex l) l /\ (forall j, j < mex l -> In j l).
Proof.
  destruct (least_from_spec (length l) 0 l) as [_ [B C]]. fold (mex l) in *. split.
  - intros H. pose proof (C H) as E.
    assert (incl (map N.of_nat (seq 0 (S (length l)))) l) as I.
    { intros x Hx. apply in_map_iff in Hx. destruct Hx as [k [<- Hk]]. apply in_seq in Hk.
      destruct (N.eq_dec (N.of_nat k) (mex l)) as [e|e]; [rewrite e; auto|]. apply B. lia. }
    apply NoDup_incl_length in I.
    + rewrite map_length, seq_length in I. lia.
    + apply Injective_map_NoDup; [intros a b; lia | apply seq_NoDup].
  - intros j Hj. apply B. lia.
Qed.

Lemma mex_unique l v : ~ In v l -> (forall j, j < v -> In j l) -> mex l = v.
Proof.
  intros H1 H2. destruct (mex_spec l) as [M1 M2].
  destruct (N.lt_trichotomy (mex l) v) as [L|[E|L]]; auto; exfalso; auto.
Qed.

Lemma mex_set : by_set mex.
Proof.
  intros k l KL LK. destruct (mex_spec l) as [M1 M2]. apply mex_unique; [intros H; apply M1; auto | auto].
Qed.

Lemma grundy_eq {g} (s : position g) : grundy s = mex (map grundy (options s)).
Proof. apply value_eq. Qed.

(** A position has value [v] if no option has it and every lesser value is reached. *)
Lemma grundy_is {g} (s : position g) v :
  (forall t, In t (options s) -> grundy t <> v) ->
  (forall k, k < v -> exists t, In t (options s) /\ grundy t = k) -> grundy s = v.
Proof.
  intros H1 H2. rewrite grundy_eq. apply mex_unique.
  - intros H. apply in_map_iff in H. destruct H as [t [E Ht]]. apply (H1 t); auto.
  - intros k Hk. destruct (H2 k Hk) as [t [Ht <-]]. apply in_map_iff. eauto.
Qed.

Lemma grundy_option {g} (s t : position g) : In t (options s) -> grundy t <> grundy s.
Proof.
  intros Ht E. rewrite (grundy_eq s) in E. destruct (mex_spec (map grundy (options s))) as [M _].
  apply M. rewrite <- E. now apply in_map.
Qed.

Lemma grundy_less {g} (s : position g) k : k < grundy s -> exists t, In t (options s) /\ grundy t = k.
Proof.
  intros H. rewrite grundy_eq in H. destruct (mex_spec (map grundy (options s))) as [_ M].
  apply M in H. apply in_map_iff in H. destruct H as [t [E Ht]]. eauto.
Qed.

(** Value 0 means that the player to move loses. *)
Theorem zero_loses {g} (s : position g) : wins s = negb (grundy s =? 0).
Proof.
  revert s. apply move_ind. intros s IH. unfold wins. rewrite value_eq. fold (@wins g).
  apply eq_true_iff_eq. rewrite existsb_exists, negb_true_iff, N.eqb_neq. split.
  - intros [b [Hb E]]. apply in_map_iff in Hb. destruct Hb as [t [<- Ht]].
    rewrite (IH t Ht), negb_involutive, N.eqb_eq in E. rewrite <- E. intros F. now apply (grundy_option s t).
  - intros H. destruct (grundy_less s 0) as [t [Ht E]]; [lia|]. exists (wins t). split; [now apply in_map|].
    rewrite (IH t Ht), E. reflexivity.
Qed.

(** * The theorem of Sprague and Grundy *)

Lemma lxor_less x d : d <> 0 -> N.testbit x (N.log2 d) = true -> N.lxor x d < x.
Proof.
  intros Hd Hb. set (n := N.log2 d) in *.
  assert (N.shiftr d n = 1) as D1.
  { apply N.bits_inj. intros i. rewrite N.shiftr_spec by lia. destruct (N.eq_dec i 0) as [->|Hi].
    - rewrite N.add_0_l. unfold n. rewrite N.bit_log2 by auto. reflexivity.
    - rewrite N.bits_above_log2 by (unfold n; lia). destruct i; [lia|]. now destruct p. }
  assert (N.shiftr (N.lxor x d) n = N.lxor (N.shiftr x n) 1) as E by (now rewrite N.shiftr_lxor, D1).
  assert (N.lxor (N.shiftr x n) 1 + 1 = N.shiftr x n) as E2.
  { assert (N.testbit (N.shiftr x n) 0 = true) as O by (rewrite N.shiftr_spec by lia; now rewrite N.add_0_l).
    destruct (N.shiftr x n) as [|[p|p|]]; try discriminate; reflexivity. }
  rewrite !N.shiftr_div_pow2 in *.
  assert (2 ^ n <> 0) as P by (apply N.pow_nonzero; lia).
  pose proof (N.div_mod (N.lxor x d) (2 ^ n) P) as Q1. pose proof (N.mod_lt (N.lxor x d) (2 ^ n) P) as Q2.
  pose proof (N.div_mod x (2 ^ n) P) as Q3. rewrite E in Q1. clear - E2 Q1 Q2 Q3.
  generalize dependent (N.lxor (x / 2 ^ n) 1). generalize dependent (N.lxor x d mod 2 ^ n).
  generalize dependent (x mod 2 ^ n). generalize dependent (x / 2 ^ n). generalize (N.lxor x d) (2 ^ n).
  intros. nia.
Qed.

Lemma nim_reply x y k : k < N.lxor x y -> N.lxor k y < x \/ N.lxor k x < y.
Proof.
  intros H. set (z := N.lxor x y) in *. set (d := N.lxor k z).
  assert (d <> 0) as Hd by (intros E; apply N.lxor_eq in E; lia).
  assert (N.testbit z (N.log2 d) = true) as Z.
  { destruct (N.testbit z (N.log2 d)) eqn:E; auto. exfalso.
    assert (N.testbit k (N.log2 d) = true) as K.
    { pose proof (N.bit_log2 d Hd) as B. unfold d in B at 1. rewrite N.lxor_spec, E, xorb_false_r in B. auto. }
    apply (lxor_less k d Hd) in K. unfold d in K. rewrite <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l in K. lia. }
  unfold z in Z. rewrite N.lxor_spec in Z.
  destruct (N.testbit x (N.log2 d)) eqn:X.
  - left. apply (lxor_less x d Hd) in X. replace (N.lxor k y) with (N.lxor x d); auto.
    unfold d, z. apply N.bits_inj. intros i. rewrite !N.lxor_spec.
    now destruct (N.testbit x i), (N.testbit y i), (N.testbit k i).
  - right. rewrite xorb_false_l in Z. apply (lxor_less y d Hd) in Z. replace (N.lxor k x) with (N.lxor y d); auto.
    unfold d, z. apply N.bits_inj. intros i. rewrite !N.lxor_spec.
    now destruct (N.testbit x i), (N.testbit y i), (N.testbit k i).
Qed.

Lemma lxor_cancel x y : N.lxor (N.lxor x y) y = x.
Proof. now rewrite N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_r. Qed.

Lemma lxor_injective x y z : N.lxor x z = N.lxor y z -> x = y.
Proof. intros H. rewrite <- (lxor_cancel x z), H. apply lxor_cancel. Qed.

Theorem sprague_grundy {g h} (a : position g) (b : position h) :
  grundy (g := sum g h) (a, b) = N.lxor (grundy a) (grundy b).
Proof.
  remember (a, b) as s eqn:E. revert a b E. pattern s. apply (@move_ind (sum g h)). clear s.
  intros s IH a b ->. assert (forall t, In t (options (g := sum g h) (a, b)) <->
    (exists a', In a' (options a) /\ t = (a', b)) \/ (exists b', In b' (options b) /\ t = (a, b'))) as O.
  { intros t. simpl. unfold sum_options. rewrite in_app_iff, !in_map_iff. simpl.
    split; (intros [[c [H1 H2]]|[c [H1 H2]]]; [left|right]; eauto). }
  apply grundy_is.
  - intros t Ht F. pose proof (IH t Ht) as I. apply O in Ht. destruct Ht as [[a' [Ha ->]]|[b' [Hb ->]]].
    + rewrite (I a' b eq_refl) in F. apply lxor_injective in F. now apply (grundy_option a a').
    + rewrite (I a b' eq_refl), !(N.lxor_comm (grundy a)) in F. apply lxor_injective in F.
      now apply (grundy_option b b').
  - intros k Hk. destruct (nim_reply _ _ _ Hk) as [L|L]; apply grundy_less in L; destruct L as [t [Ht Et]].
    + exists (t, b). assert (In (t, b) (options (g := sum g h) (a, b))) as I by (apply O; eauto).
      split; auto. rewrite (IH _ I t b eq_refl), Et. apply lxor_cancel.
    + exists (a, t). assert (In (a, t) (options (g := sum g h) (a, b))) as I by (apply O; eauto).
      split; auto. rewrite (IH _ I a t eq_refl), Et, N.lxor_comm. apply lxor_cancel.
Qed.

(** * Positions with the same Grundy value and the same length of play *)

Definition same {g h} (a : position g) (b : position h) : Prop := grundy a = grundy b /\ height a = height b.

Lemma same_refl {g} (a : position g) : same a a.
Proof. split; auto. Qed.

Lemma same_sym {g h} (a : position g) (b : position h) : same a b -> same b a.
Proof. intros []. split; auto. Qed.

Lemma same_trans {g h i} (a : position g) (b : position h) (c : position i) : same a b -> same b c -> same a c.
Proof. intros [] []. split; congruence. Qed.

Lemma alike_same {g h} (R : position g -> position h -> Prop) a b : alike R -> R a b -> same a b.
Proof. intros H Hab. split; eapply alike_value; eauto using mex_set, height_set. Qed.

Lemma no_options {g} (s : position g) : options s = [] -> grundy s = 0.
Proof. intros E. rewrite grundy_eq. now rewrite E. Qed.
