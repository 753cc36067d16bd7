(** Periods of octal games: values computed without counting options twice, and the theorem of Guy and Smith, by which
    a period that is seen for long enough lasts for ever. *)
Require Import FMapPositive.
Require Export Impartial.Octal.

(** * The least number that is not in a list, by a set *)

Definition set := PositiveMap.t unit.
Definition mem (k : N) (s : set) : bool := PositiveMap.mem (N.succ_pos k) s.
Definition add (s : set) (k : N) : set := if mem k s then s else PositiveMap.add (N.succ_pos k) tt s.

Fixpoint least_outside (tries : nat) (k : N) (s : set) : N :=
  match tries with
  | O => k
  | S fewer => if mem k s then least_outside fewer (k + 1) s else k
  end.

Definition fast_mex (l : list N) : N := least_outside (length l) 0 (fold_left add l (PositiveMap.empty unit)).

Lemma mem_add k x s : mem k (add s x) = (k =? x) || mem k s.
Proof.
  unfold add. destruct (N.eqb_spec k x) as [->|D].
  - destruct (mem x s) eqn:E; [now rewrite E|]. unfold mem. now rewrite PositiveMap.mem_find, PositiveMap.gss.
  - destruct (mem x s); auto. unfold mem. rewrite !PositiveMap.mem_find, PositiveMap.gso; auto.
    intros E. apply D. rewrite <- (N.pos_pred_succ k), <- (N.pos_pred_succ x). now rewrite E.
Qed.

Lemma fast_mex_eq l : fast_mex l = mex l.
Proof.
  assert (forall m s k, mem k (fold_left add m s) = existsb (N.eqb k) m || mem k s) as M.
  { induction m as [|x m IH]; intros s k; simpl; auto. rewrite IH, mem_add.
    now destruct (existsb (N.eqb k) m), (k =? x). }
  unfold fast_mex, mex. generalize (length l) 0. intros n. induction n as [|n IH]; intros k; simpl; auto.
  rewrite M, IH. unfold mem. rewrite PositiveMap.mem_find, PositiveMap.gempty. now rewrite orb_false_r.
Qed.

(** * Values of heaps, each from those of the lesser ones *)

(** The nim-sums of the first members of two lists. *)
Fixpoint paired (most : nat) (a b : list N) : list N :=
  match most, a, b with
  | S fewer, x :: a', y :: b' => N.lxor x y :: paired fewer a' b'
  | _, _, _ => []
  end.

Lemma paired_spec most : forall a b v, In v (paired most a b) <->
  exists i, (i < most /\ i < length a /\ i < length b)%nat /\ v = N.lxor (nth i a 0) (nth i b 0).
Proof.
  induction most as [|n IH]; intros a b v; simpl; [split; [easy|intros [i [L _]]; lia]|].
  destruct a as [|x a]; [split; [easy|intros [i [L _]]; simpl in L; lia]|].
  destruct b as [|y b]; [split; [easy|intros [i [L _]]; simpl in L; lia]|]. simpl. rewrite IH. split.
  - intros [<-|[i [L ->]]]; [exists 0%nat|exists (S i)]; (split; [lia|reflexivity]).
  - intros [[|i] [L ->]]; [now left|right]. exists i. split; [lia|reflexivity].
Qed.

Lemma nth_skipn n : forall i (l : list N), nth i (skipn n l) 0 = nth (n + i) l 0.
Proof. induction n as [|n IH]; intros i [|x l]; simpl; auto. now destruct i. Qed.

Section Code.
Variable code : list N.

Notation value := (heap code).

(** The values of the options of heap [h]: [down] has the values of the heaps h - 1, ..., 0, and [up] those of 1, 2, ...
    Of two heaps the lesser one comes first. *)
Definition option_values (h : nat) (down up : list N) : list N :=
  flat_map (fun '(i, d) =>
    (if N.testbit d 0 && (h =? i)%nat then [0] else []) ++
    (if N.testbit d 1 && (i <? h)%nat then [nth (i - 1) down 0] else []) ++
    (if N.testbit d 2 then paired (Nat.div2 (h - i)) up (skipn i down) else []))
  (combine (seq 1 (length code)) code).

(** The values of the heaps n - 1, ..., 0. *)
Fixpoint values (n : nat) : list N :=
  match n with
  | O => []
  | S h => let down := values h in fast_mex (option_values h down (tl (rev_append down []))) :: down
  end.

Lemma option_values_spec h down : length down = h -> (forall a, (a < h)%nat -> nth (h - 1 - a) down 0 = value a) ->
  forall v, In v (option_values h down (tl (rev down))) <-> In v (map (total value) (heap_options code h)).
Proof.
  intros L D v. assert (forall a, (a < h)%nat -> nth a (rev down) 0 = value a) as U.
  { intros a A. rewrite rev_nth by lia. rewrite <- D by auto. f_equal. lia. }
  assert (forall a, nth a (tl (rev down)) 0 = nth (S a) (rev down) 0) as T by (intros a; now destruct (rev down), a).
  assert (length (tl (rev down)) = h - 1)%nat as LT.
  { pose proof (rev_length down). destruct (rev down); simpl in *; lia. }
  unfold option_values. rewrite in_flat_map, in_map_iff. split.
  - intros [[i d] [I V]]. pose proof (in_code _ _ _ I) as K. rewrite !in_app_iff in V. destruct V as [V|[V|V]].
    + destruct (N.testbit d 0) eqn:B; [|easy]. destruct (Nat.eqb_spec h i); [|easy]. destruct V as [<-|[]].
      exists []. split; auto. apply heap_options_spec. exists i, d. auto.
    + destruct (N.testbit d 1) eqn:B; [|easy]. destruct (Nat.ltb_spec i h); [|easy]. destruct V as [<-|[]].
      exists [(h - i)%nat]. split; [|apply heap_options_spec; exists i, d; auto 6].
      cbn [total fold_right]. rewrite N.lxor_0_r, <- D by lia. f_equal. lia.
    + destruct (N.testbit d 2) eqn:B; [|easy]. apply paired_spec in V. rewrite skipn_length, LT, L in V.
      destruct V as [a [[A1 [A2 A3]] ->]]. exists [S a; (h - i - S a)%nat]. pose proof (Nat.div2_odd (h - i)).
      split; [|apply heap_options_spec; exists i, d; split; auto; right; right; split; auto; exists (S a), (h - i - S a)%nat; split; [lia|reflexivity]].
      cbn [total fold_right]. rewrite N.lxor_0_r, T, U by lia. f_equal. rewrite <- D by lia.
      rewrite nth_skipn. f_equal. lia.
  - intros [r [<- R]]. apply heap_options_spec in R. destruct R as [i [d [I R]]]. pose proof (in_code _ _ _ I) as K.
    exists (i, d). split; auto. rewrite !in_app_iff. destruct R as [[B [-> ->]]|[[B [A ->]]|[B [a [b [A ->]]]]]].
    + left. rewrite B, Nat.eqb_refl. now left.
    + right. left. rewrite B. apply Nat.ltb_lt in A as A'. rewrite A'. left. cbn [total fold_right].
      rewrite N.lxor_0_r, <- D by lia. f_equal. lia.
    + right. right. rewrite B. apply paired_spec. rewrite skipn_length, LT, L.
      assert (exists x, (x < a \/ x < b) /\ (S x = a \/ S x = b) /\ S x <= h - i - S x)%nat as [x [X1 [X2 X3]]].
      { destruct (Nat.le_gt_cases a b); [exists (a - 1)%nat|exists (b - 1)%nat]; lia. }
      exists x. assert (x < Nat.div2 (h - i))%nat by (rewrite Nat.div2_div; apply Nat.div_le_lower_bound; lia).
      split; [lia|]. rewrite T, U by lia. rewrite nth_skipn.
      replace (i + x)%nat with (h - 1 - (h - i - S x))%nat by lia. rewrite D by lia. cbn [total fold_right].
      rewrite N.lxor_0_r. destruct X2 as [<-|<-]; [|rewrite N.lxor_comm]; f_equal; f_equal; lia.
Qed.

Lemma values_length n : length (values n) = n.
Proof. induction n as [|n IH]; simpl; auto. Qed.

Lemma values_spec n : forall a, (a < n)%nat -> nth (n - 1 - a) (values n) 0 = value a.
Proof.
  induction n as [|n IH]; intros a L; [lia|]. cbn [values]. cbv zeta. rewrite <- rev_alt. destruct (Nat.eq_dec a n) as [->|D].
  - replace (S n - 1 - n)%nat with 0%nat by lia. cbn [nth]. rewrite fast_mex_eq, heap_eq.
    apply mex_set; intros v; apply option_values_spec; auto using values_length.
  - replace (S n - 1 - a)%nat with (S (n - 1 - a)) by lia. cbn [nth]. apply IH. lia.
Qed.

(** * The theorem of Guy and Smith *)

(** So many values from [start] on have to repeat. *)
Definition seen (start period : nat) : nat := start + period + length code + 2.

(** The lists agree as far as the shorter one goes. *)
Fixpoint agree (a b : list N) : bool :=
  match a, b with
  | x :: a', y :: b' => if x =? y then agree a' b' else false
  | _, _ => true
  end.

Lemma agree_spec a : forall b i, agree a b = true -> (i < length a)%nat -> (i < length b)%nat -> nth i a 0 = nth i b 0.
Proof.
  induction a as [|x a IH]; intros [|y b] i; simpl; try lia. destruct (N.eqb_spec x y) as [->|]; [|easy].
  destruct i; auto. intros. apply IH; auto; lia.
Qed.

(** The values from [start] on, and those from [start + period] on. *)
Definition period_check (start period : nat) : bool :=
  let later := skipn start (rev_append (values (start + seen start period + period)) []) in agree later (skipn period later).

Theorem guy_smith start period : period_check start period = true ->
  forall n, (start <= n)%nat -> value (n + period) = value n.
Proof.
  unfold period_check. cbv zeta. rewrite <- rev_alt. set (k := length code). set (all := (start + seen start period + period)%nat). intros C.
  assert (forall a, (a < all)%nat -> nth a (rev (values all)) 0 = value a) as V.
  { intros a A. rewrite rev_nth by (now rewrite values_length). rewrite values_length, <- (values_spec all) by auto.
    f_equal. lia. }
  assert (forall n, (start <= n)%nat -> (n < start + seen start period)%nat -> value (n + period) = value n) as S.
  { intros n A B. apply (agree_spec _ _ (n - start)) in C; rewrite ?skipn_length, ?rev_length, ?values_length in *;
      try (unfold all in *; lia). rewrite !nth_skipn, !V in C by (unfold all in *; lia).
    replace (n + period)%nat with (start + (period + (n - start)))%nat by lia. rewrite <- C. f_equal. lia. }
  clear C V. intros n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros Hn.
  destruct (Nat.lt_ge_cases n (start + seen start period)) as [L|L]; [auto|].
  unfold seen in L. fold k in L. rewrite !heap_eq. apply mex_set; intros v Hv; apply in_map_iff in Hv;
    destruct Hv as [r [<- R]]; apply heap_options_spec in R; destruct R as [i [d [I R]]];
    pose proof (in_code _ _ _ I) as K; fold k in K; apply in_map_iff;
    destruct R as [[_ [E _]]|[[D [L2 ->]]|[D [a [b [L2 ->]]]]]]; try (exfalso; lia).
  - exists [(n - i)%nat]. split; [|apply heap_options_spec; exists i, d; split; auto; right; left; repeat split; auto; lia].
    cbn [total fold_right]. f_equal. replace (n + period - i)%nat with (n - i + period)%nat by lia. symmetry. apply IH; lia.
  - destruct (Nat.le_gt_cases b a) as [M|M]; [exists [(a - period)%nat; b]|exists [a; (b - period)%nat]];
      (split; [|apply heap_options_spec; exists i, d; split; auto; right; right; split; auto; do 2 eexists;
        split; [|reflexivity]; lia]); cbn [total fold_right]; f_equal.
    + replace a with (a - period + period)%nat at 2 by lia. symmetry. apply IH; lia.
    + f_equal. replace b with (b - period + period)%nat at 2 by lia. symmetry. apply IH; lia.
  - exists [(n - i + period)%nat]. split; [cbn [total fold_right]; f_equal; apply IH; lia|].
    apply heap_options_spec. exists i, d. split; auto. right. left. repeat split; auto; [lia|f_equal; lia].
  - destruct (Nat.le_gt_cases b a) as [M|M]; [exists [(a + period)%nat; b]|exists [a; (b + period)%nat]];
      (split; [|apply heap_options_spec; exists i, d; split; auto; right; right; split; auto; do 2 eexists;
        split; [|reflexivity]; lia]); cbn [total fold_right]; f_equal; [|f_equal]; apply IH; lia.
Qed.
End Code.
