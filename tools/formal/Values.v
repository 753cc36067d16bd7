(** Values by induction along the moves; positions that answer each other's moves have equal values. *)
Require Export Impartial.Lists.

Lemma value_enough {g : game} {A} (f : list A -> A) n : forall m (s : position g),
  (size s <= n)%nat -> (size s <= m)%nat -> value_within f n s = value_within f m s.
Proof.
  induction n as [|n IH]; intros m s Hn Hm.
  - destruct m; simpl; auto. destruct (options s) as [|t l] eqn:E; auto.
    assert (size t < size s)%nat by (apply ends; rewrite E; now left). lia.
  - destruct m as [|m]; simpl.
    + destruct (options s) as [|t l] eqn:E; auto.
      assert (size t < size s)%nat by (apply ends; rewrite E; now left). lia.
    + f_equal. apply map_ext_in. intros t Ht. apply ends in Ht. apply IH; lia.
Qed.

Theorem value_eq {g : game} {A} (f : list A -> A) (s : position g) : value f s = f (map (value f) (options s)).
Proof.
  transitivity (value_within f (S (size s)) s); [apply value_enough; lia|].
  simpl. f_equal. apply map_ext_in. intros t Ht. apply ends in Ht. apply value_enough; lia.
Qed.

(** Induction along the moves. *)
Lemma move_ind {g : game} (P : position g -> Prop) :
  (forall s, (forall t, In t (options s) -> P t) -> P s) -> forall s, P s.
Proof.
  intros H s. remember (size s) as n eqn:E. assert (size s <= n)%nat as L by lia. clear E. revert s L.
  induction n as [|n IH]; intros s L; apply H; intros t Ht; apply ends in Ht.
  - lia.
  - apply IH. lia.
Qed.

(** Values depend only on which values the options have. *)
Definition by_set {A} (f : list A -> A) := forall k l, incl k l -> incl l k -> f k = f l.

(** Positions related so that each move of one is answered by a move of the other have equal values. *)
Definition alike {g h : game} (R : position g -> position h -> Prop) :=
  forall a b, R a b ->
    (forall a', In a' (options a) -> exists b', In b' (options b) /\ R a' b') /\
    (forall b', In b' (options b) -> exists a', In a' (options a) /\ R a' b').

Theorem alike_value {g h : game} {A} (f : list A -> A) (R : position g -> position h -> Prop) :
  by_set f -> alike R -> forall a b, R a b -> value f a = value f b.
Proof.
  intros Hf HR. apply (move_ind (fun a => forall b, R a b -> value f a = value f b)).
  intros a IH b Hab. rewrite (value_eq f a), (value_eq f b). destruct (HR a b Hab) as [F B].
  apply Hf; intros v Hv; apply in_map_iff in Hv; destruct Hv as [t [<- Ht]]; apply in_map_iff.
  - destruct (F t Ht) as [b' [Hb Hr]]. exists b'. split; auto. symmetry; auto.
  - destruct (B t Ht) as [a' [Ha Hr]]. exists a'. split; auto.
Qed.

(** Outcomes in both conventions are values of this kind. *)
Lemma some_set : by_set (existsb negb).
Proof.
  intros k l KL LK. apply eq_true_iff_eq. rewrite !existsb_exists.
  split; intros [x [Hx E]]; exists x; auto.
Qed.

Lemma misere_set : by_set (fun l => match l with [] => true | _ => existsb negb l end).
Proof.
  intros k l KL LK. pose proof (some_set k l KL LK) as E. destruct k as [|a k], l as [|b l]; auto.
  - exfalso. apply (LK b). now left.
  - exfalso. apply (KL a). now left.
Qed.

(** * The length of the longest play, by which facts about positions of different games support each other *)

Definition height {g} : position g -> nat := value (fun l => list_max (map S l)).

Lemma height_set : by_set (fun l => list_max (map S l)).
Proof.
  assert (forall k l, incl k l -> (list_max (map S k) <= list_max (map S l))%nat) as H.
  { intros k l I. apply list_max_le, Forall_forall. intros x Hx.
    assert (Forall (fun y => (y <= list_max (map S l))%nat) (map S l)) as F by now apply list_max_le.
    rewrite Forall_forall in F. apply F. apply in_map_iff in Hx. destruct Hx as [y [<- Hy]]. apply in_map. auto. }
  intros k l KL LK. pose proof (H k l KL). pose proof (H l k LK). lia.
Qed.

Lemma height_option {g} (s t : position g) : In t (options s) -> (height t < height s)%nat.
Proof.
  intros Ht. unfold height at 2. rewrite value_eq. fold (@height g).
  assert (Forall (fun y => (y <= list_max (map S (map height (options s))))%nat) (map S (map height (options s)))) as F
    by now apply list_max_le.
  rewrite Forall_forall in F. apply F. now apply in_map, in_map.
Qed.

Lemma height_at_most {g} (s : position g) n : (forall t, In t (options s) -> (height t < n)%nat) -> (height s <= n)%nat.
Proof.
  intros H. unfold height. rewrite value_eq. fold (@height g). apply list_max_le, Forall_forall.
  intros x Hx. apply in_map_iff in Hx. destruct Hx as [y [<- Hy]]. apply in_map_iff in Hy.
  destruct Hy as [t [<- Ht]]. apply H in Ht. lia.
Qed.

Lemma height_sum {g h} (a : position g) (b : position h) :
  (height a <= height (g := sum g h) (a, b) /\ height b <= height (g := sum g h) (a, b))%nat.
Proof.
  split.
  - revert a b. apply (move_ind (fun a => forall b, (height a <= height (g := sum g h) (a, b))%nat)).
    intros a IH b. apply height_at_most. intros t Ht. specialize (IH t Ht b).
    assert (In (t, b) (options (g := sum g h) (a, b))) as I.
    { simpl. unfold sum_options. apply in_app_iff. left. apply in_map_iff. eauto. }
    apply (@height_option (sum g h)) in I. lia.
  - revert b a. apply (move_ind (fun b => forall a, (height b <= height (g := sum g h) (a, b))%nat)).
    intros b IH a. apply height_at_most. intros t Ht. specialize (IH t Ht a).
    assert (In (a, t) (options (g := sum g h) (a, b))) as I.
    { simpl. unfold sum_options. apply in_app_iff. right. apply in_map_iff. exists t. auto. }
    apply (@height_option (sum g h)) in I. lia.
Qed.
