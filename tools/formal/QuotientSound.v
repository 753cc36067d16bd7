(** What the checker of misère quotients accepts holds for every sum of heaps, or for every sum of the given ones. *)
Require Export Impartial.QuotientKinds.
Local Open Scope nat_scope.

Section Sound.
Variable code : list N.
Variable q : quotient.
Variables (K : list kind) (C : list state).
Hypothesis Certified : certified code q K C = true.

Notation is_lost := (is_lost q).
Notation times := (times q).
Notation element_of_heap := (element_of_heap q).
Notation element := (element q).
Notation order := (order q).
Notation moves_of := (octal_options code).
Notation described := (described code q K).
Notation all_meant := (all_meant q).

Let Monoid : monoid_ok q = true := proj1 (parts_checked code q K C Certified).
Let Parts := parts_checked code q K C Certified.
Let meant_described := kind_exists code q K C Certified.
Notation positive := (positive q Monoid).
Notation laws := (laws q Monoid).
Notation heap_in := (heap_in q Monoid).
Notation element_in := (element_in q Monoid).
Notation swap := (swap q Monoid).

(** * No option of a lost position is lost *)

Lemma option_beside l t : In t (moves_of l) -> exists h r y, In h l /\ y < order /\ In r (heap_options code h) /\
  element l = times (element_of_heap h) y /\ element t = times (element r) y.
Proof.
  revert t. induction l as [|a l IH]; intros t; cbn [octal_options]; [easy|]. rewrite in_app_iff, !in_map_iff.
  intros [[r [<- R]]|[s [<- S]]].
  - exists a, r, (element l). rewrite (element_app q Monoid). split; [now left|]. auto using element_in.
  - destruct (IH s S) as [h [r [y [H [Y [R [E1 E2]]]]]]]. exists h, r, (times (element_of_heap a) y).
    cbn [Rules.element fold_right]. fold (element l) (element s). rewrite E1, E2. split; [now right|].
    split; [apply laws; auto using heap_in|]. split; auto. split; apply swap; auto using heap_in, element_in.
Qed.

Lemma lost_stays l t : all_meant l -> In t (moves_of l) -> is_lost (element l) = true -> is_lost (element t) = false.
Proof.
  intros M T. destruct (option_beside l t T) as [h [r [y [H [Y [R [-> ->]]]]]]].
  destruct (meant_described h (M h H)) as [k [I [<- [_ D]]]]. pose proof Parts as [_ [_ [_ [X _]]]].
  apply (every_in _ _ _ X) in I. pose proof (every_in _ _ _ I (proj2 (in_all q _) (element_in r))) as V. cbn beta in V.
  rewrite (proj2 (D (element r) (element_in r))) in V by (exists r; auto).
  pose proof (every_in _ _ _ V (proj2 (in_all q _) Y)) as W. cbn beta in W. intros E. rewrite E in W.
  now apply negb_true_iff.
Qed.

(** * Every other position has a lost option *)

(** [y] makes some option of [l] a lost position. *)
Definition tested (l : list nat) (y : nat) : Prop :=
  exists t, In t (moves_of l) /\ is_lost (times (element t) y) = true.

Definition describes (s : state) (l : list nat) : Prop :=
  fst s = element l /\ forall y, y < order -> mem y (snd s) = true -> tested l y.

Definition is_safe (l : list nat) : Prop := forall y, y < order -> tested l y \/ is_lost (times (element l) y) = true.

Lemma tested_further l h y : y < order -> tested l (times (element_of_heap h) y) -> tested (h :: l) y.
Proof.
  intros Y [t [I L]]. exists (h :: t). split; [cbn [octal_options]; apply in_app_iff; right; now apply in_map|].
  cbn [Rules.element fold_right]. fold (element t).
  destruct (laws (element_of_heap h) (element t)) as [_ [_ [_ A]]]; auto using heap_in, element_in.
  rewrite A, swap; auto using heap_in, element_in.
Qed.

Lemma tested_in_heap l h u y : y < order -> In u (heap_options code h) ->
  is_lost (times (element u) (times (element l) y)) = true -> tested (h :: l) y.
Proof.
  intros Y I L. exists (u ++ l). split; [cbn [octal_options]; apply in_app_iff; left; apply in_map_iff; eauto|].
  rewrite (element_app q Monoid). destruct (laws (element u) (element l)) as [_ [_ [_ A]]]; auto using element_in.
  now rewrite A.
Qed.

Lemma replies_spec h k : described h k -> forall y, y < order -> mem y (replies q (snd k)) = true ->
  exists u, In u (heap_options code h) /\ is_lost (times (element u) y) = true.
Proof.
  intros [_ [_ [_ R]]] y Y. unfold replies. rewrite mem_map, any_exists by auto. intros [v [V E]].
  destruct (mem v (snd k)) eqn:M; [|easy]. apply R in M; [|now apply in_all]. destruct M as [u [U <-]]. eauto.
Qed.

Lemma describes_next s l h k : describes s l -> described h k -> describes (next q s (prepare q k)) (h :: l).
Proof.
  intros [E T] D. pose proof (replies_spec h k D) as R. destruct D as [_ [F _]]. unfold next, prepare. cbn [fst snd].
  rewrite F, E. split; cbn [fst snd]; [reflexivity|]. intros y Y. rewrite mem_map by auto.
  destruct (mem (times (element_of_heap h) y) (snd s)) eqn:M.
  - intros _. apply tested_further; auto. apply T; auto. apply laws; auto using heap_in.
  - intros A. destruct (R (times (element l) y)) as [u [I L]]; auto; [apply laws; auto using element_in|].
    eapply tested_in_heap; eauto.
Qed.

Lemma safe_next l h : is_safe l -> is_safe (h :: l).
Proof.
  intros S y Y. destruct (S (times (element_of_heap h) y)) as [A|L]; [apply laws; auto using heap_in| |].
  - left. now apply tested_further.
  - right. cbn [Rules.element fold_right]. fold (element l).
    destruct (laws (element_of_heap h) (element l)) as [_ [_ [_ A]]]; auto using heap_in, element_in.
    rewrite A, swap; auto using heap_in, element_in.
Qed.

Definition good (l : list nat) : Prop := is_safe l \/ exists s, In s C /\ describes s l.

Lemma covered_good s l : describes s l -> covered q C s = true -> good l.
Proof.
  intros [E T]. unfold covered. destruct (safe q s) eqn:S; intros H.
  - left. intros y Y. pose proof (every_in _ _ _ S (proj2 (in_all q y) Y)) as X. cbn beta in X. rewrite E in X.
    destruct (mem y (snd s)) eqn:M; auto.
  - right. apply any_exists in H. destruct H as [c [I X]]. destruct (Nat.eqb_spec (fst c) (fst s)) as [F|]; [|easy].
    exists c. split; auto. split; [congruence|]. intros y Y M. apply T; auto.
    pose proof (every_in _ _ _ X (proj2 (in_all q y) Y)) as Z. cbn beta in Z. now rewrite M in Z.
Qed.

Lemma ended l : all_meant l -> moves_of l = [] -> element l = 0.
Proof.
  pose proof Parts as [_ [_ [Z _]]]. induction l as [|h l IH]; intros M O; auto.
  cbn [octal_options] in O. apply app_eq_nil in O. destruct O as [O1 O2]. apply map_eq_nil in O1, O2.
  destruct (meant_described h) as [k D]; [apply M; now left|]. cbn [Rules.element fold_right]. fold (element l).
  rewrite (IH ltac:(intros a A; apply M; now right) O2). pose proof D as [I [<- _]].
  rewrite (Z k I (proj2 (kind_empty code q K C Certified h k D) O1)). now apply (laws 0 0); apply positive.
Qed.

Lemma ended_or_good l : all_meant l -> moves_of l = [] \/ good l.
Proof.
  pose proof Parts as [_ [_ [_ [_ X]]]]. unfold answers in X. rewrite andb_true_iff in X. destruct X as [X1 X2].
  induction l as [|h l IH]; intros M; [now left|]. destruct (meant_described h) as [k D]; [apply M; now left|].
  pose proof (in_map (prepare q) _ _ (proj1 D)) as J.
  destruct IH as [O|[S|[c [I S]]]]; [intros a A; apply M; now right| | |].
  - destruct (empty (snd k)) eqn:N.
    + left. cbn [octal_options]. now rewrite (proj1 (kind_empty code q K C Certified h k D) N), O.
    + right. apply (every_in _ _ _ X1) in J. unfold prepare in J at 1. cbn [fst snd] in J. rewrite N in J.
      eapply covered_good; [|exact J]. apply describes_next; auto. split; [|cbn [nothing snd]; intros y Y; now rewrite mem_map].
      symmetry. apply ended; auto. intros a A. apply M. now right.
  - right. left. now apply safe_next.
  - right. apply (every_in _ _ _ X2) in I. rewrite andb_true_iff in I. destruct I as [_ I].
    apply (every_in _ _ _ I) in J. eapply covered_good; [|exact J]. now apply describes_next.
Qed.

Lemma has_reply l : all_meant l -> moves_of l <> [] -> is_lost (element l) = false ->
  exists t, In t (moves_of l) /\ is_lost (element t) = true.
Proof.
  intros M O L. assert (tested l 0 -> exists t, In t (moves_of l) /\ is_lost (element t) = true) as T.
  { intros [t [I E]]. exists t. split; auto. now rewrite (times_neutral q Monoid) in E by apply element_in. }
  destruct (ended_or_good l M) as [N|[S|[s [I [E D]]]]]; [easy| |].
  - destruct (S 0) as [A|A]; [apply positive|auto|]. rewrite (times_neutral q Monoid), L in A by apply element_in. easy.
  - pose proof Parts as [_ [_ [_ [_ X]]]]. unfold answers in X. rewrite andb_true_iff in X.
    apply (every_in _ _ _ (proj2 X)) in I. rewrite andb_true_iff, E, L in I. apply T, D; [apply positive|apply I].
Qed.

Theorem outcomes l : all_meant l -> wins_misere (g := octal code) l = negb (is_lost (element l)).
Proof.
  revert l. apply (move_ind (g := octal code)
    (fun l => all_meant l -> wins_misere (g := octal code) l = negb (is_lost (element l)))).
  intros l IH M. unfold wins_misere. rewrite value_eq. fold (@wins_misere (octal code)). cbn [options octal] in *.
  destruct (moves_of l) as [|t ts] eqn:O.
  - simpl. now rewrite (ended l M O), (proj1 (proj2 (proj2 (monoid q Monoid)))).
  - rewrite <- O in *. transitivity (existsb negb (map (wins_misere (g := octal code)) (moves_of l))).
    { rewrite O. reflexivity. }
    destruct (is_lost (element l)) eqn:L.
    + apply not_true_iff_false. rewrite existsb_exists. intros [b [B E]]. apply in_map_iff in B.
      destruct B as [u [<- U]]. rewrite (IH u U), (lost_stays l u) in E by eauto using all_meant_options. easy.
    + destruct (has_reply l) as [u [U E]]; [auto|now rewrite O|auto|]. apply existsb_exists.
      exists (wins_misere (g := octal code) u). split; [now apply in_map|].
      now rewrite (IH u U), E by eauto using all_meant_options.
Qed.
End Sound.

Theorem quotient_sound code q : quotient_check code q = true -> period q <> 0 ->
  forall l, wins_misere (g := octal code) l = negb (is_lost q (element q l)).
Proof. unfold quotient_check. cbv zeta. intros H P l. eapply outcomes; [exact H|]. intros h _. now left. Qed.

(** Without a period: heaps below the number of those that are given. *)
Theorem quotient_sound_below code q : quotient_check code q = true ->
  forall l, (forall h, In h l -> h < length (heaps q)) ->
  wins_misere (g := octal code) l = negb (is_lost q (element q l)).
Proof. unfold quotient_check. cbv zeta. intros H l B. eapply outcomes; [exact H|]. intros h I. right. auto. Qed.
