(** Octal games: the options of a heap, and lists of heaps as sums. *)
Require Export Impartial.SpragueGrundy.

Lemma heap_options_spec code h r : In r (heap_options code h) <->
  exists i d, In (i, d) (combine (seq 1 (length code)) code) /\
    ((N.testbit d 0 = true /\ h = i /\ r = []) \/
     (N.testbit d 1 = true /\ (i < h)%nat /\ r = [(h - i)%nat]) \/
     (N.testbit d 2 = true /\ exists a b, (1 <= a /\ 1 <= b /\ a + b + i = h)%nat /\ r = [a; b])).
Proof.
  unfold heap_options. rewrite in_flat_map. split.
  - intros [[i d] [I R]]. exists i, d. split; auto. rewrite !in_app_iff in R. destruct R as [R|[R|R]].
    + left. destruct (N.testbit d 0); [|easy]. destruct (Nat.eqb_spec h i); [|easy]. destruct R as [<-|[]]. auto.
    + right. left. destruct (N.testbit d 1); [|easy]. destruct (Nat.ltb_spec i h); [|easy].
      destruct R as [<-|[]]. auto.
    + right. right. destruct (N.testbit d 2); [|easy]. split; auto. apply in_map_iff in R.
      destruct R as [a [<- A]]. apply in_seq in A. exists a, (h - i - a)%nat. split; auto. lia.
  - intros [i [d [I R]]]. exists (i, d). split; auto. rewrite !in_app_iff.
    destruct R as [[-> [-> ->]]|[[-> [L ->]]|[-> [a [b [L ->]]]]]].
    + left. rewrite Nat.eqb_refl. now left.
    + right. left. apply Nat.ltb_lt in L. rewrite L. now left.
    + right. right. apply in_map_iff. exists a. split; [f_equal; f_equal; lia|]. apply in_seq. lia.
Qed.

Lemma in_code (code : list N) i d : In (i, d) (combine (seq 1 (length code)) code) -> (1 <= i <= length code)%nat.
Proof. intros I. apply in_combine_l in I. apply in_seq in I. lia. Qed.

Section Code.
Variable code : list N.

Definition heap (n : nat) : N := grundy (g := octal code) [n].

Lemma octal_options_app a b t : In t (octal_options code (a ++ b)) <->
  (exists a', In a' (octal_options code a) /\ t = a' ++ b) \/ (exists b', In b' (octal_options code b) /\ t = a ++ b').
Proof.
  revert t. induction a as [|h a IH]; intros t; simpl.
  - split; [intros I; right; eauto | intros [[a' [[] _]]|[b' [I ->]]]; auto].
  - rewrite !in_app_iff, !in_map_iff. split.
    + intros [[r [<- R]]|[r [<- R]]].
      * left. exists (r ++ a). split; [|now rewrite app_assoc]. apply in_app_iff. left. apply in_map_iff. eauto.
      * apply IH in R. destruct R as [[a' [A ->]]|[b' [B ->]]]; [left|right; eauto].
        exists (h :: a'). split; auto. apply in_app_iff. right. now apply in_map.
    + intros [[a' [A ->]]|[b' [B ->]]].
      * apply in_app_iff in A. rewrite !in_map_iff in A. destruct A as [[r [<- R]]|[r [<- R]]].
        -- left. exists r. now rewrite app_assoc.
        -- right. exists (r ++ b). split; auto. apply IH. left. eauto.
      * right. exists (a ++ b'). split; auto. apply IH. right. eauto.
Qed.

Lemma grundy_app a b :
  grundy (g := octal code) (a ++ b) = N.lxor (grundy (g := octal code) a) (grundy (g := octal code) b).
Proof.
  rewrite <- sprague_grundy.
  apply (alike_value (g := octal code) (h := sum (octal code) (octal code)) mex
    (fun s t => s = fst t ++ snd t)); [apply mex_set| |reflexivity].
  intros s [x y]. simpl. intros ->. unfold sum_options. simpl. split.
  - intros t Ht. apply octal_options_app in Ht. destruct Ht as [[a' [A ->]]|[b' [B ->]]];
      eexists; (split; [apply in_app_iff; rewrite !in_map_iff; eauto|reflexivity]).
  - intros t Ht. apply in_app_iff in Ht. rewrite !in_map_iff in Ht. destruct Ht as [[a' [<- A]]|[b' [<- B]]]; simpl;
      eexists; (split; [apply octal_options_app; eauto|reflexivity]).
Qed.

Definition total (g : nat -> N) (r : list nat) : N := fold_right (fun a x => N.lxor (g a) x) 0 r.

Lemma grundy_list r : grundy (g := octal code) r = total heap r.
Proof.
  induction r as [|a r IH]; [reflexivity|]. cbn [total fold_right]. fold (total heap r). rewrite <- IH.
  apply (grundy_app [a] r).
Qed.

Theorem heap_eq n : heap n = mex (map (total heap) (heap_options code n)).
Proof.
  unfold heap at 1. rewrite grundy_eq. cbn [options octal octal_options map]. rewrite app_nil_r, map_map.
  f_equal. apply map_ext. intros r. now rewrite app_nil_r, grundy_list.
Qed.

End Code.
