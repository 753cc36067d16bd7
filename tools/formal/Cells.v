(** Games on lists of cells and the same games on bits: the rules to be read and those that are computed. *)
Require Export Impartial.Symmetries Impartial.NimberFacts.

Lemma equal_spec a b : equal a b = true <-> a = b.
Proof.
  destruct a as [r c], b as [r' c']. unfold equal. rewrite andb_true_iff, !N.eqb_eq. simpl.
  split; [intros []; congruence | intros [= -> ->]; auto].
Qed.

(** Neighbours in either order. *)
Definition adjacent (a b : cell) : bool := beside a b || beside b a.

Lemma beside_spec a b : beside a b = true <->
  (fst a = fst b /\ snd a + 1 = snd b) \/ (snd a = snd b /\ fst a + 1 = fst b).
Proof. unfold beside. now rewrite orb_true_iff, !andb_true_iff, !N.eqb_eq. Qed.

Section Cells.
Variable w : N.

Definition index (c : cell) : N := fst c * w + snd c.

(** The last column is empty. *)
Definition narrow (c : cell) : Prop := snd c + 1 < w.

Definition shows (l : list cell) (s : N) : Prop :=
  (forall c, In c l -> narrow c) /\ forall i, N.testbit s i = true <-> exists c, In c l /\ index c = i.

Lemma index_unique r c r' c' : c < w -> c' < w -> r * w + c = r' * w + c' -> r = r' /\ c = c'.
Proof. intros C C' E. apply (N.div_mod_unique w); auto. lia. Qed.

Lemma index_equal a b : narrow a -> narrow b -> equal a b = (index a =? index b).
Proof.
  unfold narrow, index. intros A B. apply eq_true_iff_eq. rewrite equal_spec, N.eqb_eq.
  split; [congruence|]. intros E. apply index_unique in E; try lia. destruct a, b. simpl in *. f_equal; tauto.
Qed.

Lemma index_adjacent a b : narrow a -> narrow b -> adjacent a b = beside_bit w (index a) (index b).
Proof.
  unfold narrow, index, adjacent. intros A B. apply eq_true_iff_eq. rewrite orb_true_iff, !beside_spec, beside_bit_spec.
  split.
  - intros [[[-> <-]|[-> <-]]|[[-> <-]|[-> <-]]]; lia.
  - intros [[E|E]|[E|E]].
    + left. left. rewrite <- N.add_assoc in E. apply index_unique in E; lia.
    + left. right. replace (fst a * w + snd a + w) with ((fst a + 1) * w + snd a) in E by lia. apply index_unique in E; lia.
    + right. left. rewrite <- N.add_assoc in E. apply index_unique in E; lia.
    + right. right. replace (fst b * w + snd b + w) with ((fst b + 1) * w + snd b) in E by lia. apply index_unique in E; lia.
Qed.

(** A game on cells, with the same rule as one on bits. *)
Variable G : graph.
Hypothesis On_grid : near G = beside_bit w.

Definition remaining (l : list cell) (a b : cell) : list cell :=
  filter (fun c => negb (taken (local G) (equal c a) (adjacent a c) (equal c b) (adjacent b c))) l.

Variable cell_options : list cell -> list (list cell).
Hypothesis cell_ends : forall s t, In t (cell_options s) -> (length t < length s)%nat.
Hypothesis cell_options_spec : forall l t, In t (cell_options l) <-> exists a b, In a l /\ In b l /\
  chosen (local G) (equal a b) (adjacent a b) = true /\ t = remaining l a b.

Definition on_cells : game := {| options := cell_options; size := @length cell; ends := cell_ends |}.

Lemma remaining_shows l s a b : shows l s -> In a l -> In b l ->
  shows (remaining l a b) (left G s (index a) (index b)).
Proof.
  intros [S1 S2] A B. unfold remaining. split.
  - intros c C. apply filter_In in C. now apply S1.
  - intros i. rewrite left_spec, andb_true_iff, S2. split.
    + intros [[c [C <-]] T]. exists c. split; auto. apply filter_In. split; auto.
      rewrite !index_equal, !index_adjacent, <- On_grid; auto.
    + intros [c [C <-]]. apply filter_In in C. destruct C as [C T]. split; [eauto|].
      rewrite !index_equal, !index_adjacent, <- On_grid in T; auto.
Qed.

Theorem shows_alike : alike (g := on_cells) (h := on_graph G) shows.
Proof.
  intros l s HS. pose proof HS as [S1 S2]. simpl. split.
  - intros t T. apply cell_options_spec in T. destruct T as [a [b [A [B [C ->]]]]].
    eexists. split; [|apply remaining_shows; eauto]. apply moves_spec. exists (index a), (index b).
    rewrite index_equal, index_adjacent, <- On_grid in C by auto.
    split; [apply S2; eauto|]. split; [apply S2; eauto|]. auto.
  - intros t T. apply moves_spec in T. destruct T as [i [j [I [J [C ->]]]]].
    apply S2 in I, J. destruct I as [a [A <-]], J as [b [B <-]].
    exists (remaining l a b). split; [|now apply remaining_shows]. apply cell_options_spec. exists a, b.
    rewrite index_equal, index_adjacent, <- On_grid by auto. auto.
Qed.

(** * The checker of nimber facts for such a game on a board of [m] by [n] cells *)

Definition symmetries (m n : nat) : list bit_map :=
  let r := N.of_nat m - 1 in
  let c := N.of_nat n - 1 in
  let all := list_prod (numbers m) (numbers (N.to_nat w)) in
  map (fun f => map (fun a => if snd a <=? c then Some (index (f a)) else None) all)
    [ (fun a => a); (fun a => (r - fst a, snd a)); (fun a => (fst a, c - snd a)); (fun a => (r - fst a, c - snd a));
      (fun a => (snd a, fst a)); (fun a => (snd a, r - fst a)); (fun a => (c - snd a, fst a)); (fun a => (c - snd a, r - fst a)) ].

Definition images_by (maps : list bit_map) (s : N) : list N :=
  match s with
  | N0 => []
  | Npos p => flat_map (fun f => match move p f with Some t => [t] | None => [] end) maps
  end.

Variable parts : N -> list N.
Hypothesis Parts : forall s,
  fold_right (fun p x => N.lxor (grundy (p : position (on_graph G))) x) 0 (parts s) = grundy (s : position (on_graph G)) /\
  forall p, In p (parts s) -> (height (p : position (on_graph G)) <= height (s : position (on_graph G)))%nat.

(** The first list is the position, the others are the free cells of the facts. *)
Definition cells_check (m n : nat) (l : list cell) (facts : list nimber_fact) (v : N) : bool :=
  let maps := symmetries m n in
  let s := gathered index l in
  every (fun c => snd c + 1 <? w) l &&
  if every (fun f => preserves_neighbours w (pairs 0 f)) maps
  then facts_ok (moves G) parts (images_by (map powers maps)) shifted (gathered index (rectangle m n)) facts s v
  else false.

Theorem cells_sound m n l facts v : cells_check m n l facts v = true -> grundy (l : position on_cells) = v.
Proof.
  unfold cells_check. cbv zeta. rewrite andb_true_iff. intros [W C]. revert C.
  destruct (every (fun f => preserves_neighbours w (pairs 0 f)) _) eqn:F; [|easy]. intros C.
  apply (facts_sound (moves G) (moves_end G)) in C; auto.
  - rewrite <- C. apply (alike_same _ _ _ shows_alike). split.
    + intros c I. apply (every_in _ _ _ W) in I. now apply N.ltb_lt.
    + intros i. apply gathered_spec.
  - intros s t I. destruct s as [|p]; [easy|]. apply in_flat_map in I. destruct I as [f [If I]].
    apply in_map_iff in If. destruct If as [f' [<- If]]. destruct (move p (powers f')) eqn:M; [|easy].
    destruct I as [<-|[]]. apply (move_same w G On_grid p f'); auto. now apply (every_in _ _ _ F).
  - intros s. apply (shifted_same w G On_grid).
Qed.
End Cells.
