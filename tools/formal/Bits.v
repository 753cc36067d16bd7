(** Sets of natural numbers as the bits of a number. *)
Require Export Impartial.SpragueGrundy.

(** The bits of a number, each as a power of 2. *)
Fixpoint bits_from (p b : positive) : list N :=
  match p with
  | xH => [Npos b]
  | xO q => bits_from q (xO b)
  | xI q => Npos b :: bits_from q (xO b)
  end.

Definition bits (s : N) : list N := match s with N0 => [] | Npos p => bits_from p 1 end.

Lemma bits_from_spec p : forall b x, In x (bits_from p b) <-> exists i, N.testbit (Npos p) i = true /\ x = Npos b * 2 ^ i.
Proof.
  induction p as [p IH|p IH|]; intros b x; simpl bits_from.
  - cbn [In]. rewrite IH. split.
    + intros [<-|[i [H ->]]].
      * exists 0. split; [reflexivity|]. rewrite N.pow_0_r. lia.
      * exists (N.succ i). split.
        -- change (N.pos p~1) with (2 * N.pos p + 1). now rewrite N.testbit_odd_succ by lia.
        -- rewrite N.pow_succ_r by lia. change (N.pos b~0) with (2 * N.pos b). ring.
    + intros [i [H ->]]. destruct (N.eq_dec i 0) as [->|Hi].
      * left. rewrite N.pow_0_r. lia.
      * right. assert (exists k, i = N.succ k) as [k ->] by (exists (N.pred i); symmetry; now apply N.succ_pred).
        exists k. split.
        -- change (N.pos p~1) with (2 * N.pos p + 1) in H. now rewrite N.testbit_odd_succ in H by lia.
        -- rewrite N.pow_succ_r by lia. change (N.pos b~0) with (2 * N.pos b). ring.
  - rewrite IH. split.
    + intros [i [H ->]]. exists (N.succ i). split.
      * change (N.pos p~0) with (2 * N.pos p). now rewrite N.testbit_even_succ by lia.
      * rewrite N.pow_succ_r by lia. change (N.pos b~0) with (2 * N.pos b). ring.
    + intros [i [H ->]]. destruct (N.eq_dec i 0) as [->|Hi]; [discriminate|].
      assert (exists k, i = N.succ k) as [k ->] by (exists (N.pred i); symmetry; now apply N.succ_pred).
        exists k. split.
      * change (N.pos p~0) with (2 * N.pos p) in H. now rewrite N.testbit_even_succ in H by lia.
      * rewrite N.pow_succ_r by lia. change (N.pos b~0) with (2 * N.pos b). ring.
  - cbn [In]. split.
    + intros [<-|[]]. exists 0. split; [reflexivity|]. rewrite N.pow_0_r. lia.
    + intros [i [H ->]]. destruct (N.eq_dec i 0) as [->|Hi]; [left; rewrite N.pow_0_r; lia|].
      rewrite N.bits_above_log2 in H by (simpl; lia). discriminate.
Qed.

Lemma bits_spec s x : In x (bits s) <-> exists i, N.testbit s i = true /\ x = 2 ^ i.
Proof.
  destruct s as [|p]; simpl bits.
  - split; [intros []|]. intros [i [H _]]. now rewrite N.bits_0 in H.
  - rewrite bits_from_spec. split; intros [i [H ->]]; exists i; split; auto; lia.
Qed.

(** A proper subset is a lesser number. *)
Lemma subset_less s t i : (forall k, N.testbit t k = true -> N.testbit s k = true) ->
  N.testbit s i = true -> N.testbit t i = false -> t < s.
Proof.
  intros T Si Ti. set (d := N.ldiff s t). assert (N.testbit d i = true) as D by (unfold d; now rewrite N.ldiff_spec, Si, Ti).
  replace t with (N.lxor s d).
  - assert (d <> 0) as Z by (intros E; now rewrite E, N.bits_0 in D). apply lxor_less; auto.
    pose proof (N.bit_log2 d Z) as B. unfold d in B at 1. rewrite N.ldiff_spec in B. now apply andb_true_iff in B.
  - apply N.bits_inj. intros k. unfold d. rewrite N.lxor_spec, N.ldiff_spec. specialize (T k).
    destruct (N.testbit s k), (N.testbit t k); auto; now discriminate T.
Qed.

(** The set of the numbers [f c] of the members of a list. *)
Definition gathered {A} (f : A -> N) (l : list A) : N := fold_right (fun c s => N.setbit s (f c)) 0 l.

Lemma gathered_spec {A} (f : A -> N) l i : N.testbit (gathered f l) i = true <-> exists c, In c l /\ f c = i.
Proof.
  induction l as [|x l IH]; cbn [gathered fold_right].
  - rewrite N.bits_0. split; [easy|]. now intros [c [[] _]].
  - fold (gathered f l). rewrite N.setbit_eqb, orb_true_iff, N.eqb_eq, IH. split.
    + intros [E|[c [I E]]]; [exists x | exists c]; split; auto; [now left | now right].
    + intros [c [[->|I] E]]; [now left | right; eauto].
Qed.
