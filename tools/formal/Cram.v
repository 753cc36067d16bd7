(** Grundy values of Cram positions from nimber facts. *)
Require Export Impartial.Cells.

(** A move chooses two neighbours and takes them. *)
Program Definition cram_rule : local_rule := {| chosen := fun _ n => n; taken := fun a _ c _ => a || c |}.
Next Obligation. now rewrite orb_true_r. Qed.
Next Obligation. now destruct a, b, c. Qed.

Section Stride.
Variable w : N.

Definition cram_moves (s : N) : list N :=
  map (fun b => N.ldiff s (N.lor b (N.shiftl b 1))) (bits (N.land s (N.shiftr s 1))) ++
  map (fun b => N.ldiff s (N.lor b (N.shiftl b w))) (bits (N.land s (N.shiftr s w))).

Definition without (s i j : N) : N := N.ldiff s (N.lor (2 ^ i) (2 ^ j)).

Lemma cram_moves_spec s t : In t (cram_moves s) <->
  exists i j, N.testbit s i = true /\ N.testbit s j = true /\ beside_bit w i j = true /\ t = without s i j.
Proof.
  assert (forall k, In t (map (fun b => N.ldiff s (N.lor b (N.shiftl b k))) (bits (N.land s (N.shiftr s k)))) <->
    exists i, N.testbit s i = true /\ N.testbit s (i + k) = true /\ t = without s i (i + k)) as K.
  { intros k. unfold without. rewrite in_map_iff. split.
    - intros [b [<- H]]. apply bits_spec in H. destruct H as [i [H ->]].
      rewrite N.land_spec, N.shiftr_spec in H by lia. apply andb_true_iff in H. destruct H. exists i. repeat split; auto.
      now rewrite N.shiftl_mul_pow2, <- N.pow_add_r.
    - intros [i [H1 [H2 ->]]]. exists (2 ^ i). split; [now rewrite N.shiftl_mul_pow2, <- N.pow_add_r|].
      apply bits_spec. exists i. now rewrite N.land_spec, N.shiftr_spec, H1, H2 by lia. }
  unfold cram_moves. rewrite in_app_iff, !K. setoid_rewrite beside_bit_spec. split.
  - intros [[i [A [B C]]]|[i [A [B C]]]]; exists i; eexists; eauto 7.
  - intros [i [j [A [B [[[->| ->]|[->| ->]] ->]]]]]; [left|right|left|right]; [exists i|exists i|exists j|exists j]; auto;
      unfold without; rewrite N.lor_comm; auto.
Qed.

Program Definition cram_graph : graph := {| near := beside_bit w; local := cram_rule; left := without; moves := cram_moves |}.
Next Obligation. apply beside_bit_sym. Qed.
Next Obligation.
  unfold without. now rewrite N.ldiff_spec, N.lor_spec, !N.pow2_bits_eqb, (N.eqb_sym i k), (N.eqb_sym j k).
Qed.
Next Obligation. apply cram_moves_spec. Qed.

Lemma cram_cells_spec l t : In t (cram_options l) <-> exists a b, In a l /\ In b l /\
  adjacent a b = true /\ t = remaining cram_graph l a b.
Proof.
  unfold cram_options, remaining. simpl. rewrite in_map_iff. split.
  - intros [[a b] [<- H]]. apply filter_In in H. destruct H as [H B]. apply in_prod_iff in H.
    exists a, b. unfold adjacent. simpl in B. rewrite B. tauto.
  - intros [a [b [A [B [C ->]]]]]. unfold adjacent in C. apply orb_true_iff in C. destruct C as [C|C];
      [exists (a, b)|exists (b, a)]; (split; [|apply filter_In; split; [now apply in_prod_iff|auto]]);
      unfold cover; simpl; auto. apply filter_ext. intros c. now rewrite orb_comm.
Qed.

Definition cram_parts (s : N) : list N := let t := lively w s in connected w (N.size_nat t) t.

Lemma cram_parts_spec s :
  fold_right (fun p x => N.lxor (grundy (p : position (on_graph cram_graph))) x) 0 (cram_parts s) =
    grundy (s : position (on_graph cram_graph)) /\
  forall p, In p (cram_parts s) ->
    (height (p : position (on_graph cram_graph)) <= height (s : position (on_graph cram_graph)))%nat.
Proof.
  unfold cram_parts. cbv zeta. destruct (connected_spec w cram_graph eq_refl (N.size_nat (lively w s)) (lively w s)) as [E L].
  destruct (split_closed cram_graph (lively w s) s (lively_closed w cram_graph eq_refl s)) as [D [H _]].
  rewrite E, D, (no_options (g := on_graph cram_graph) (N.ldiff s (lively w s))), N.lxor_0_r.
  - split; auto. intros p P. apply L in P. lia.
  - simpl. destruct (cram_moves _) as [|t r] eqn:O; auto. exfalso.
    assert (In t (cram_moves (N.ldiff s (lively w s)))) as I by (rewrite O; now left).
    apply cram_moves_spec in I. destruct I as [i [j [I [J [B _]]]]].
    now rewrite (dead_apart w cram_graph eq_refl s i j I J : beside_bit w i j = false) in B.
Qed.
End Stride.

(** Facts about parts of a board of [m] by [n] cells, one column wider for the numbers of cells. *)
Definition cram_check (m n : nat) (l : list cell) (facts : list nimber_fact) (v : N) : bool :=
  let w := N.of_nat (Nat.max m n) + 1 in cells_check w (cram_graph w) (cram_parts w) m n l facts v.

Theorem cram_sound m n (l : position cram) facts v : cram_check m n l facts v = true -> grundy l = v.
Proof.
  unfold cram_check. cbv zeta. set (w := N.of_nat (Nat.max m n) + 1).
  apply (cells_sound w (cram_graph w) eq_refl cram_options cram_ends); [apply cram_cells_spec|apply cram_parts_spec].
Qed.
