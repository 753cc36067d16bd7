(** Grundy values of Node Kayles on grids from nimber facts. *)
Require Export Impartial.Cells.

(** A move chooses one vertex, and takes it and its neighbours. *)
Program Definition node_kayles_rule : local_rule := {| chosen := fun e _ => e; taken := fun a b _ _ => a || b |}.
Next Obligation. now destruct a, b. Qed.

Section Stride.
Variable w : N.

Definition without_star (s i j : N) : N := N.ldiff s (N.lor (2 ^ i) (around w (2 ^ i))).

Definition node_kayles_moves (s : N) : list N := map (fun b => N.ldiff s (N.lor b (around w b))) (bits s).

Lemma around_one i k : N.testbit (around w (2 ^ i)) k = beside_bit w i k.
Proof.
  apply eq_true_iff_eq. rewrite around_spec. split.
  - intros [j [B J]]. rewrite N.pow2_bits_eqb in J. apply N.eqb_eq in J. now subst.
  - intros B. exists i. now rewrite N.pow2_bits_true.
Qed.

Program Definition node_kayles_graph : graph :=
  {| near := beside_bit w; local := node_kayles_rule; left := without_star; moves := node_kayles_moves |}.
Next Obligation. apply beside_bit_sym. Qed.
Next Obligation.
  unfold without_star. now rewrite N.ldiff_spec, N.lor_spec, N.pow2_bits_eqb, around_one, (N.eqb_sym i k).
Qed.
Next Obligation.
  unfold node_kayles_moves, without_star. rewrite in_map_iff. split.
  - intros [b [<- B]]. apply bits_spec in B. destruct B as [i [I ->]]. exists i, i. now rewrite N.eqb_refl.
  - intros [i [j [I [_ [_ ->]]]]]. exists (2 ^ i). split; auto. apply bits_spec. eauto.
Qed.

Lemma node_kayles_cells_spec l t : In t (node_kayles_options l) <-> exists a b, In a l /\ In b l /\
  equal a b = true /\ t = remaining node_kayles_graph l a b.
Proof.
  assert (forall a b, remaining node_kayles_graph l a b = filter (fun c => negb (takes a c)) l) as R.
  { intros a b. apply filter_ext. intros c. simpl. unfold takes, adjacent. now rewrite orb_assoc. }
  unfold node_kayles_options. rewrite in_map_iff. split.
  - intros [a [<- A]]. exists a, a. rewrite R, (proj2 (equal_spec a a)); auto.
  - intros [a [b [A [_ [_ ->]]]]]. rewrite R. eauto.
Qed.

Definition node_kayles_parts (s : N) : list N := connected w (N.size_nat s) s.
End Stride.

(** Facts about parts of a board of [m] by [n] cells. *)
Definition node_kayles_check (m n : nat) (l : list cell) (facts : list nimber_fact) (v : N) : bool :=
  let w := N.of_nat (Nat.max m n) + 1 in
  cells_check w (node_kayles_graph w) (node_kayles_parts w) m n l facts v.

Theorem node_kayles_sound m n (l : position node_kayles) facts v :
  node_kayles_check m n l facts v = true -> grundy l = v.
Proof.
  unfold node_kayles_check. cbv zeta. set (w := N.of_nat (Nat.max m n) + 1).
  apply (cells_sound w (node_kayles_graph w) eq_refl node_kayles_options node_kayles_ends).
  - apply node_kayles_cells_spec.
  - intros s. apply (connected_spec w (node_kayles_graph w) eq_refl).
Qed.
