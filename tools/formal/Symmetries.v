(** Symmetries of a board as lists: the image of each bit. That a list preserves neighbours is computed, not proved. *)
Require Export Impartial.Grid.

Section Symmetries.
Variable w : N.

(** A map of bits as the list of the images of 0, 1, 2, ..., with [None] for a bit that is no cell. *)
Definition bit_map := list (option N).

Fixpoint pairs (k : N) (f : bit_map) : list (N * N) :=
  match f with
  | [] => []
  | Some j :: rest => (k, j) :: pairs (k + 1) rest
  | None :: rest => pairs (k + 1) rest
  end.

Definition preserves_neighbours (f : list (N * N)) : bool :=
  every (fun a => every (fun b =>
    Bool.eqb (fst a =? fst b) (snd a =? snd b) &&
    Bool.eqb (beside_bit w (fst a) (fst b)) (beside_bit w (snd a) (snd b))) f) f.

(** The image of a set in one pass over its bits; the images of single bits are given as powers of 2. *)
Definition powers (f : bit_map) : bit_map := map (option_map (N.pow 2)) f.

Fixpoint move (p : positive) (f : list (option N)) : option N :=
  match p, f with
  | xH, Some b :: _ => Some b
  | xO q, _ :: r => move q r
  | xI q, Some b :: r => match move q r with Some t => Some (N.lor b t) | None => None end
  | _, _ => None
  end.

Lemma pairs_from f : forall k i j, In (i, j) (pairs k f) -> k <= i.
Proof.
  induction f as [|[b|] f IH]; cbn [pairs In]; intros k i j; [easy| |].
  - intros [[= -> ->]|H]; [lia|]. apply IH in H. lia.
  - intros H. apply IH in H. lia.
Qed.

Lemma move_spec p : forall k f t, move p (powers f) = Some t ->
  (forall i, N.testbit (Npos p) i = true -> exists j, In (k + i, j) (pairs k f)) /\
  (forall j, N.testbit t j = true <-> exists i, In (k + i, j) (pairs k f) /\ N.testbit (Npos p) i = true).
Proof.
  assert (forall q i, N.testbit (Npos (xO q)) i = true <-> exists k, i = N.succ k /\ N.testbit (Npos q) k = true) as O.
  { intros q i. change (Npos (xO q)) with (2 * Npos q). split.
    - intros B. destruct (N.eq_dec i 0) as [->|Z]; [now rewrite N.testbit_even_0 in B|]. exists (N.pred i).
      rewrite N.succ_pred by auto. split; auto. rewrite <- (N.succ_pred i Z), N.testbit_even_succ in B by lia. auto.
    - intros [k [-> B]]. now rewrite N.testbit_even_succ by lia. }
  assert (forall q i, N.testbit (Npos (xI q)) i = true <->
    i = 0 \/ exists k, i = N.succ k /\ N.testbit (Npos q) k = true) as I.
  { intros q i. change (Npos (xI q)) with (2 * Npos q + 1). split.
    - intros B. destruct (N.eq_dec i 0) as [->|Z]; [now left|]. right. exists (N.pred i).
      rewrite N.succ_pred by auto. split; auto. rewrite <- (N.succ_pred i Z), N.testbit_odd_succ in B by lia. auto.
    - intros [->|[k [-> B]]]; [apply N.testbit_odd_0|]. now rewrite N.testbit_odd_succ by lia. }
  assert (forall f k i j, In (k + N.succ i, j) (pairs (k + 1) f) <-> In (k + 1 + i, j) (pairs (k + 1) f)) as S1.
  { intros f k i j. replace (k + N.succ i) with (k + 1 + i) by lia. reflexivity. }
  induction p as [q IH|q IH|]; intros k f t E.
  - destruct f as [|[b|] f]; try discriminate. cbn [move powers map option_map] in E.
    change (map (option_map (N.pow 2)) f) with (powers f) in E.
    destruct (move q (powers f)) as [u|] eqn:M; [|easy]. injection E as <-.
    destruct (IH (k + 1) f u M) as [I1 I2]. split.
    + intros i Hi. apply I in Hi. destruct Hi as [->|[l [-> Hi]]].
      * exists b. left. f_equal. lia.
      * destruct (I1 l Hi) as [j Hj]. exists j. right. now apply S1.
    + intros j. rewrite N.lor_spec, N.pow2_bits_eqb, orb_true_iff, N.eqb_eq, I2. split.
      * intros [->|[i [Hi Bi]]].
        -- exists 0. split; [left; f_equal; lia | apply I; now left].
        -- exists (N.succ i). split; [right; now apply S1 | apply I; right; eauto].
      * intros [i [[Hi|Hi] Bi]]; [injection Hi as _ ->; now left|]. right. apply I in Bi.
        destruct Bi as [->|[l [-> Bi]]]; [apply pairs_from in Hi; lia|]. exists l. split; auto. now apply S1.
  - destruct f as [|c f]; try discriminate.
    assert (move q (powers f) = Some t) as M by exact E. destruct (IH (k + 1) f t M) as [I1 I2].
    assert (forall i j, In (k + N.succ i, j) (pairs k (c :: f)) <-> In (k + 1 + i, j) (pairs (k + 1) f)) as S2.
    { intros i j. rewrite <- S1. destruct c as [b|]; cbn [pairs In]; [|reflexivity]. split; auto.
      intros [X|X]; auto. injection X. lia. }
    split.
    + intros i Hi. apply O in Hi. destruct Hi as [l [-> Hi]]. destruct (I1 l Hi) as [j Hj]. exists j. now apply S2.
    + intros j. rewrite I2. split.
      * intros [i [Hi Bi]]. exists (N.succ i). split; [now apply S2 | apply O; eauto].
      * intros [i [Hi Bi]]. apply O in Bi. destruct Bi as [l [-> Bi]]. exists l. split; auto. now apply S2.
  - destruct f as [|[b|] f]; try discriminate. cbn in E. injection E as <-.
    assert (forall i, N.testbit 1 i = true <-> i = 0) as B1.
    { intros i. change 1 with (2 ^ 0). rewrite N.pow2_bits_eqb, N.eqb_eq. split; auto. }
    split.
    + intros i Hi. apply B1 in Hi. subst i. exists b. left. f_equal. lia.
    + intros j. change (match b with 0 => 1 | N.pos q => N.pos (2 ^ q) end) with (2 ^ b).
      rewrite N.pow2_bits_eqb, N.eqb_eq. split.
      * intros ->. exists 0. split; [left; f_equal; lia | now apply B1].
      * intros [i [[Hi|Hi] Bi]]; [now injection Hi|]. apply B1 in Bi. subst i. apply pairs_from in Hi. lia.
Qed.

Variable G : graph.
Hypothesis On_grid : near G = beside_bit w.

Theorem move_same p f t : preserves_neighbours (pairs 0 f) = true -> move p (powers f) = Some t ->
  same (Npos p : position (on_graph G)) (t : position (on_graph G)).
Proof.
  intros F M. destruct (move_spec p 0 f t M) as [M1 M2].
  apply (isomorphic_same G (fun i j => In (i, j) (pairs 0 f))). split; [|split].
  - intros i B. destruct (M1 i B) as [j I]. exists j. split; auto. apply M2. eauto.
  - intros j B. apply M2 in B. exact B.
  - intros i j i' j' I J. pose proof (every_in _ _ _ (every_in _ _ _ F I) J) as H. cbn [fst snd] in H.
    apply andb_true_iff in H. destruct H as [H1 H2]. apply eqb_prop in H1, H2. now rewrite On_grid.
Qed.
End Symmetries.
