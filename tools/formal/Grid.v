(** The grid as a graph: cell (r, c) is bit r * w + c, and the cells of a board have columns below w - 1. The empty
    column between the rows makes every shift an isomorphism. *)
Require Export Impartial.Graphs.

Section Grid.
Variable w : N.

Definition beside_bit (i j : N) : bool := (j =? i + 1) || (j =? i + w) || (i =? j + 1) || (i =? j + w).

Lemma beside_bit_spec i j : beside_bit i j = true <-> (j = i + 1 \/ j = i + w) \/ (i = j + 1 \/ i = j + w).
Proof. unfold beside_bit. rewrite !orb_true_iff, !N.eqb_eq. tauto. Qed.

Lemma beside_bit_sym i j : beside_bit i j = beside_bit j i.
Proof. apply eq_true_iff_eq. rewrite !beside_bit_spec. tauto. Qed.

(** The neighbours of the bits of a set. *)
Definition around (s : N) : N :=
  N.lor (N.lor (N.shiftl s 1) (N.shiftr s 1)) (N.lor (N.shiftl s w) (N.shiftr s w)).

Lemma shifts_spec k s j : N.testbit (N.lor (N.shiftl s k) (N.shiftr s k)) j = true <->
  exists i, N.testbit s i = true /\ (j = i + k \/ i = j + k).
Proof.
  rewrite N.lor_spec, orb_true_iff, (N.shiftr_spec _ _ j) by lia. split.
  - intros [H|H]; [|exists (j + k); auto]. destruct (N.le_gt_cases k j) as [L|L].
    + exists (j - k). rewrite N.shiftl_spec_high' in H by lia. split; auto. left. lia.
    + rewrite N.shiftl_spec_low in H by lia. discriminate.
  - intros [i [Hi [->| ->]]]; [left|right; auto]. now rewrite N.shiftl_spec_high', N.add_sub by lia.
Qed.

Lemma around_spec s j : N.testbit (around s) j = true <-> exists i, beside_bit i j = true /\ N.testbit s i = true.
Proof.
  unfold around. rewrite (N.lor_spec (N.lor _ _)), orb_true_iff, !shifts_spec. setoid_rewrite beside_bit_spec. split.
  - intros [[i [S I]]|[i [S I]]]; exists i; tauto.
  - intros [i [I S]]. destruct I as [[I|I]|[I|I]]; [left|right|left|right]; exists i; auto.
Qed.

Variable G : graph.
Hypothesis On_grid : near G = beside_bit.
Notation position := (Rules.position (on_graph G)).
Notation "a ~~ b" := (same (g := on_graph G) (h := on_graph G) a b) (at level 70).

(** * Shifts *)

Lemma double_spec s k : N.testbit (N.double s) k = true <-> exists j, k = N.succ j /\ N.testbit s j = true.
Proof.
  rewrite N.double_spec. split.
  - intros H. destruct (N.eq_dec k 0) as [->|K]; [now rewrite N.testbit_even_0 in H|].
    exists (N.pred k). rewrite N.succ_pred by auto. split; auto.
    rewrite <- (N.succ_pred k K), N.testbit_even_succ in H by lia. auto.
  - intros [j [-> H]]. now rewrite N.testbit_even_succ by lia.
Qed.

Lemma double_same (s : N) : (N.double s : position) ~~ s.
Proof.
  apply (isomorphic_same G (fun i j => i = N.succ j)). split; [|split].
  - intros i H. apply double_spec in H. destruct H as [j [-> H]]. eauto.
  - intros j H. exists (N.succ j). split; auto. apply double_spec. eauto.
  - intros i j i' j' -> ->. split; [|rewrite On_grid]; apply eq_true_iff_eq.
    + rewrite !N.eqb_eq. lia.
    + rewrite !beside_bit_spec. lia.
Qed.

(** The form in which positions are compared: shifted until the first bit is 1. *)
Fixpoint shifted_back (p : positive) : positive := match p with xO q => shifted_back q | _ => p end.

Definition shifted (s : N) : N := match s with N0 => N0 | Npos p => Npos (shifted_back p) end.

Lemma shifted_same s : (s : position) ~~ (shifted s : position).
Proof.
  destruct s as [|p]; [apply same_refl|]. cbn [shifted].
  induction p as [p IH|p IH|]; cbn [shifted_back]; try apply same_refl.
  eapply same_trans; [|exact IH]. apply (double_same (Npos p)).
Qed.

(** * Parts *)

(** The free cells in reach of [p] by one step along a row and then one along a column. *)
Definition beside_by (k p s : N) : N := N.land s (N.lor p (N.lor (N.shiftl p k) (N.shiftr p k))).

Lemma beside_by_spec k p s j : N.testbit (beside_by k p s) j = true <->
  N.testbit s j = true /\ exists i, N.testbit p i = true /\ (j = i \/ j = i + k \/ i = j + k).
Proof.
  unfold beside_by. rewrite N.land_spec, N.lor_spec, andb_true_iff, orb_true_iff, shifts_spec. split.
  - intros [S [H|[i [P H]]]]; split; auto; [exists j|exists i]; auto.
  - intros [S [i [P [->|H]]]]; split; auto. right. eauto.
Qed.

(** The connected parts of [s] that meet [p]; all of [s] after too many steps. *)
Fixpoint flood (steps : nat) (p s : N) : N :=
  match steps with
  | O => s
  | S fewer => let q := beside_by w (beside_by 1 p s) s in if q =? p then p else flood fewer q s
  end.

Lemma flood_closed steps : forall p s, closed G (flood steps p s) s.
Proof.
  induction steps as [|n IH]; intros p s; cbn [flood]; [split; auto|]. cbv zeta.
  destruct (_ =? p) eqn:E; auto. apply N.eqb_eq in E.
  assert (forall j, N.testbit p j = true <-> N.testbit s j = true /\
    exists i, N.testbit (beside_by 1 p s) i = true /\ (j = i \/ j = i + w \/ i = j + w)) as Q.
  { intros j. rewrite <- E at 1. apply beside_by_spec. }
  assert (forall i, N.testbit p i = true -> N.testbit s i = true) as P by (intros i Hi; now apply Q in Hi).
  split; auto. rewrite On_grid. intros i j Hn Hi Hj. apply Q. split; auto. setoid_rewrite beside_by_spec.
  apply beside_bit_spec in Hn. destruct Hn as [[->| ->]|[->| ->]]; [exists (i + 1)|exists i|exists j|exists (j + w)];
    (split; [split; [auto|eexists; split; [eassumption|auto]]|auto]).
Qed.

Fixpoint lowest (p : positive) : positive := match p with xO q => xO (lowest q) | _ => xH end.

Fixpoint connected (most : nat) (s : N) : list N :=
  match s, most with
  | N0, _ => []
  | _, O => [s]
  | Npos q, S fewer =>
    let p := flood (S (Pos.size_nat q)) (Npos (lowest q)) s in p :: connected fewer (N.ldiff s p)
  end.

(** The cells with a free neighbour. *)
Definition lively (s : N) : N := N.land s (around s).

Lemma lively_closed s : closed G (lively s) s.
Proof.
  unfold lively. split.
  - intros i Hi. rewrite N.land_spec in Hi. now apply andb_true_iff in Hi.
  - rewrite On_grid. intros i j Hn Hi Hj. rewrite N.land_spec, andb_true_iff in *. destruct Hi as [Hi _]. split; auto.
    apply around_spec. eauto.
Qed.

Lemma dead_apart s i j : N.testbit (N.ldiff s (lively s)) i = true -> N.testbit (N.ldiff s (lively s)) j = true ->
  near G i j = false.
Proof.
  unfold lively. rewrite On_grid, !N.ldiff_spec, !N.land_spec, !andb_true_iff, !negb_true_iff.
  intros [I Di] [J _]. rewrite I in Di. apply not_true_iff_false. intros B. cbn [andb] in Di.
  assert (N.testbit (around s) i = true) as A by (apply around_spec; exists j; now rewrite beside_bit_sym). congruence.
Qed.

Lemma no_moves : moves G 0 = [].
Proof.
  destruct (moves G 0) as [|t l] eqn:E; auto. exfalso. assert (In t (moves G 0)) as I by (rewrite E; now left).
  apply moves_spec in I. destruct I as [i [j [B _]]]. now rewrite N.bits_0 in B.
Qed.

Lemma connected_spec most : forall s,
  fold_right (fun p x => N.lxor (grundy (p : position)) x) 0 (connected most s) = grundy (s : position) /\
  forall p, In p (connected most s) -> (height (p : position) <= height (s : position))%nat.
Proof.
  induction most as [|n IH]; intros [|q].
  1, 3: split; [symmetry; apply (no_options (g := on_graph G)), no_moves|easy].
  - cbn [connected fold_right]. rewrite N.lxor_0_r. split; auto. intros p [<-|[]]. auto.
  - cbn [connected]. set (s := Npos q).
    set (p := flood _ _ _). destruct (split_closed G p s (flood_closed _ _ _)) as [E [L1 L2]].
    destruct (IH (N.ldiff s p)) as [I1 I2]. cbn [fold_right].
    rewrite I1, <- E. split; auto. intros r [<-|Hr]; auto. apply I2 in Hr. lia.
Qed.
End Grid.
