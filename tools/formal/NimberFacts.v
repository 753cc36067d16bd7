(** The checker of nimber facts "this part has this Grundy value" that support each other, for any game whose positions
    are numbers, from three functions: the parts of a position, its images under symmetries, and the form by which
    equal parts are recognised. None of the facts is trusted. *)
Require Import FMapPositive.
Require Export Impartial.SpragueGrundy.

Module Map := PositiveMap.

Section Facts.
Variable moves : N -> list N.
Hypothesis moves_end : forall s t, In t (moves s) -> (N.to_nat t < N.to_nat s)%nat.

Definition board : game := {| options := moves; size := N.to_nat; ends := moves_end |}.
Notation position := (Rules.position board).
Notation "a ~~ b" := (same (g := board) (h := board) a b) (at level 70).
Notation value s := (grundy (s : position)).
Notation length_of s := (height (s : position)).

Variables (parts : N -> list N) (images : N -> list N) (form : N -> N).

(** The nim-sum of the values of a list. *)
Definition total (l : list N) : N := fold_right (fun s x => N.lxor (value s) x) 0 l.

Hypothesis Parts : forall s, total (parts s) = value s /\ forall p, In p (parts s) -> (length_of p <= length_of s)%nat.
Hypothesis Images : forall s t, In t (images s) -> s ~~ t.
Hypothesis Form : forall s, s ~~ form s.

(** * The checker *)

Definition nimber_fact := (N * N)%type.

(** A table gives the values of forms up to [most]; greater ones are on no board of this size. *)
Variable most : N.

Definition add_image (v : N) (t : Map.t N) (s : N) : Map.t N :=
  match form s with
  | N0 => t
  | Npos p => if Npos p <=? most then Map.add p v t else t
  end.

Definition add_fact (t : Map.t N) (a : nimber_fact) : Map.t N := fold_left (add_image (snd a)) (images (fst a)) t.

Definition table (facts : list nimber_fact) : Map.t N := fold_left add_fact facts (Map.empty N).

Definition look (t : Map.t N) (s : N) : option N :=
  match form s with N0 => None | Npos p => Map.find p t end.

Definition congruent (p q : N) : bool := any (fun t => form t =? form q) (images p).

(** Two congruent parts cancel. *)
Fixpoint toggle (p : N) (unknown : list N) : list N :=
  match unknown with
  | [] => [p]
  | q :: rest => if congruent p q then rest else q :: toggle p rest
  end.

(** The parts without a fact, and the nim-sum of the values of the others. *)
Fixpoint split (t : Map.t N) (l : list N) : list N * N :=
  match l with
  | [] => ([], 0)
  | p :: rest =>
    let (unknown, x) := split t rest in
    match look t p with
    | Some v => (unknown, N.lxor v x)
    | None => (toggle p unknown, x)
    end
  end.

Definition known (t : Map.t N) (s : N) : option N :=
  match split t (parts s) with ([], x) => Some x | _ => None end.

(** Some option of [b] is known to have the value [x]. *)
Definition reaches (t : Map.t N) (b x : N) : bool :=
  any (fun o => match known t o with Some y => y =? x | None => false end) (moves b).

(** An option does not have the value [v]: its value is known and another one, or a reply shows it. *)
Definition avoids (t : Map.t N) (v : N) (o : list N * N) : bool :=
  match o with
  | ([], x) => negb (x =? v)
  | ([b], x) => reaches t b (N.lxor v x)
  | _ => false
  end.

Definition attains (k : N) (o : list N * N) : bool := match o with ([], x) => x =? k | _ => false end.

Definition fact_ok (t : Map.t N) (a : nimber_fact) : bool :=
  let os := map (fun o => split t (parts o)) (moves (fst a)) in
  if every (avoids t (snd a)) os then every (fun k => any (attains k) os) (numbers (N.to_nat (snd a))) else false.

Definition facts_ok (facts : list nimber_fact) (s v : N) : bool :=
  let t := table facts in
  if every (fact_ok t) facts then match known t s with Some x => x =? v | None => false end else false.

(** * Its soundness *)

Lemma congruent_same p q : congruent p q = true -> p ~~ q.
Proof.
  unfold congruent. rewrite any_exists. intros [t [I E]]. apply N.eqb_eq in E.
  eapply same_trans; [apply (Images p t I)|]. eapply same_trans; [apply Form|]. rewrite E. apply same_sym, Form.
Qed.

Lemma toggle_spec p u : total (toggle p u) = N.lxor (value p) (total u) /\
  forall q, In q (toggle p u) -> q = p \/ In q u.
Proof.
  induction u as [|q u [IH1 IH2]]; cbn [toggle].
  - split; [reflexivity|]. intros q [->|[]]. auto.
  - destruct (congruent p q) eqn:E.
    + apply congruent_same in E. destruct E as [E _]. split; [|intros r R; right; now right].
      cbn [total fold_right]. fold (total u). now rewrite E, <- N.lxor_assoc, N.lxor_nilpotent, N.lxor_0_l.
    + split.
      * cbn [total fold_right]. fold (total u) (total (toggle p u)). rewrite IH1, <- !N.lxor_assoc.
        now rewrite (N.lxor_comm (value q)).
      * intros r [->|R]; [right; now left|]. destruct (IH2 r R); auto. right. now right.
Qed.

(** The table is right about positions in which play is shorter than [n]. *)
Definition right_below (t : Map.t N) (n : nat) : Prop :=
  forall s v, look t s = Some v -> (length_of s < n)%nat -> value s = v.

Lemma split_spec t n l : right_below t n -> (forall p, In p l -> (length_of p < n)%nat) ->
  N.lxor (snd (split t l)) (total (fst (split t l))) = total l /\ forall q, In q (fst (split t l)) -> In q l.
Proof.
  intros T. induction l as [|p l IH]; intros L; [split; auto|].
  destruct IH as [I1 I2]; [intros q Q; apply L; now right|]. cbn [split].
  destruct (split t l) as [u x]. cbn [fst snd] in *.
  change (total (p :: l)) with (N.lxor (value p) (total l)). destruct (look t p) as [v|] eqn:E; cbn [fst snd].
  - split; [|intros q Q; right; auto]. rewrite (T p v E), <- I1, N.lxor_assoc; auto. apply L. now left.
  - destruct (toggle_spec p u) as [T1 T2]. split.
    + rewrite T1, <- I1, <- !N.lxor_assoc. now rewrite (N.lxor_comm x).
    + intros q Q. destruct (T2 q Q) as [->|U]; [now left|]. right. auto.
Qed.

Lemma split_parts t n o : right_below t n -> (length_of o < n)%nat ->
  N.lxor (snd (split t (parts o))) (total (fst (split t (parts o)))) = value o /\
  forall q, In q (fst (split t (parts o))) -> (length_of q <= length_of o)%nat.
Proof.
  intros T L. destruct (Parts o) as [P1 P2]. destruct (split_spec t n (parts o) T) as [S1 S2].
  - intros p I. apply P2 in I. lia.
  - rewrite S1, P1. auto.
Qed.

Lemma known_spec t n s x : right_below t n -> (length_of s < n)%nat -> known t s = Some x -> value s = x.
Proof.
  intros T L. destruct (split_parts t n s T L) as [R _]. unfold known.
  destruct (split t (parts s)) as [[|p u] y]; [|easy]. intros [= <-]. rewrite <- R. apply N.lxor_0_r.
Qed.

Lemma reaches_spec t n b x : right_below t n -> (length_of b <= n)%nat -> reaches t b x = true ->
  exists o, In o (moves b) /\ value o = x.
Proof.
  intros T L. unfold reaches. rewrite any_exists. intros [o [O E]]. exists o. split; auto.
  destruct (known t o) as [y|] eqn:K; [|easy]. apply N.eqb_eq in E. subst y.
  apply (known_spec t n); auto. apply (@height_option board) in O. lia.
Qed.

Lemma fact_right t n c v : right_below t n -> (length_of c <= n)%nat -> fact_ok t (c, v) = true -> value c = v.
Proof.
  intros T L. unfold fact_ok. cbn [fst snd]. destruct (every (avoids t v) _) eqn:A; [|easy]. intros B.
  assert (forall o, In o (moves c) -> (length_of o < n)%nat) as LO.
  { intros o O. apply (@height_option board) in O. lia. }
  apply grundy_is.
  - intros o O E. specialize (LO o O). destruct (split_parts t n o T LO) as [R1 R2].
    pose proof (every_in _ _ _ A (in_map _ _ _ O)) as Ao. unfold avoids in Ao. cbn beta in Ao.
    destruct (split t (parts o)) as [[|b [|b2 u]] x]; [| |easy]; cbn [fst snd total fold_right] in *;
      rewrite N.lxor_0_r in R1.
    + rewrite negb_true_iff, N.eqb_neq in Ao. apply Ao. congruence.
    + apply (reaches_spec t n) in Ao; [|auto|specialize (R2 b (or_introl eq_refl)); lia].
      destruct Ao as [r [R Er]]. apply (@grundy_option board) in R. apply R. rewrite Er, <- E, <- R1.
      rewrite (N.lxor_comm x). apply lxor_cancel.
  - intros k K. assert (In k (numbers (N.to_nat v))) as I.
    { unfold numbers. apply in_map_iff. exists (N.to_nat k). rewrite in_seq. lia. }
    pose proof (every_in _ _ _ B I) as E. apply any_exists in E. destruct E as [s [S E]]. apply in_map_iff in S.
    destruct S as [o [<- O]]. exists o. split; auto. destruct (split_parts t n o T (LO o O)) as [R1 _].
    unfold attains in E. destruct (split t (parts o)) as [[|b u] x]; [|easy]. apply N.eqb_eq in E.
    rewrite <- R1, E. apply N.lxor_0_r.
Qed.

(** Every entry of a table is an image of a fact. *)
Definition from (facts : list nimber_fact) (t : Map.t N) : Prop :=
  forall p v, Map.find p t = Some v -> exists c, In (c, v) facts /\ c ~~ (Npos p).

Lemma add_fact_from facts t a : In a facts -> from facts t -> from facts (add_fact t a).
Proof.
  destruct a as [c v]. intros I. unfold add_fact. cbn [fst snd]. pose proof (Images c) as J. revert J t.
  induction (images c) as [|s l IH]; intros J t T; simpl; auto. apply IH; [intros u U; apply J; now right|].
  unfold add_image. destruct (form s) as [|q] eqn:E; auto. destruct (_ <=? most); auto.
  intros r u. destruct (Pos.eq_dec r q) as [->|R].
  - rewrite Map.gss. intros [= <-]. exists c. split; auto.
    eapply same_trans; [apply J; now left|]. rewrite <- E. apply Form.
  - rewrite Map.gso by auto. apply T.
Qed.

Lemma table_from facts : from facts (table facts).
Proof.
  unfold table.
  assert (forall l t, incl l facts -> from facts t -> from facts (fold_left add_fact l t)) as L.
  { induction l as [|a l IH]; intros t I T; simpl; auto.
    apply IH; [intros x X; apply I; now right|]. apply add_fact_from; auto. apply I. now left. }
  apply L; [now intros x|]. intros p v. now rewrite Map.gempty.
Qed.

Theorem facts_sound facts s v : facts_ok facts s v = true -> value s = v.
Proof.
  unfold facts_ok. cbv zeta. set (t := table facts). destruct (every (fact_ok t) facts) eqn:F; [|easy].
  assert (forall n, right_below t n) as T.
  { induction n as [|n IH]; intros a u E L; [lia|]. pose proof (Form a) as Fa. unfold look in E.
    destruct (form a) as [|p]; [easy|]. destruct (table_from facts p u E) as [c [I S1]].
    destruct (same_trans _ _ _ S1 (same_sym _ _ Fa)) as [S2 S3]. rewrite <- S2.
    apply (fact_right t n); auto; [lia|]. now apply (every_in _ _ _ F). }
  destruct (known t s) as [x|] eqn:K; [|easy]. intros E. apply N.eqb_eq in E. subst x.
  eapply known_spec; eauto.
Qed.
End Facts.
