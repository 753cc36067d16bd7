(** The checker of misère quotients of octal games: a finite monoid gives the outcome of every sum of heaps. *)
Require Export Impartial.Octal.
Local Open Scope nat_scope.

Section Quotient.
Variable code : list N.
Variable q : quotient.

Notation is_lost := (is_lost q).
Notation times := (times q).
Notation element_of_heap := (element_of_heap q).
Notation element := (element q).

Definition order := length (lost q).
Definition all := seq 0 order.
Definition start := length (heaps q) - period q.

(** The heaps that are examined: those that are given, or so many that every greater one is like one of them. *)
Definition examined : nat :=
  if period q =? 0 then length (heaps q) else 2 * start + 2 * period q + length code + 3.

(** * The monoid *)

Definition monoid_ok : bool :=
  (0 <? order) && (period q <=? length (heaps q)) && negb (is_lost 0) &&
  every (fun x => x <? order) (heaps q) &&
  every (fun x => (times 0 x =? x) &&
    every (fun y => (times x y <? order) && (times x y =? times y x) &&
      every (fun z => times (times x y) z =? times x (times y z)) all) all) all.

(** * Kinds of heaps: an element, and the set of the elements of the options *)

Definition set := list bool.
Definition kind := (nat * set)%type.
Definition mem (y : nat) (s : set) : bool := nth y s false.

Definition options_of (h : nat) : set :=
  let l := map element (heap_options code h) in map (fun v => any (Nat.eqb v) l) all.

Definition same_set : set -> set -> bool := same_list Bool.eqb.

Definition has_kind (K : list kind) (k : kind) : bool :=
  any (fun k' : kind => if fst k' =? fst k then same_set (snd k') (snd k) else false) K.

Definition kind_of (h : nat) : kind := (element_of_heap h, options_of h).

Definition empty (s : set) : bool := every negb s.

(** No option of a lost position is lost. *)
Definition stays (K : list kind) : bool :=
  every (fun k : kind => every (fun v => if mem v (snd k) then
    every (fun y => if is_lost (times (fst k) y) then negb (is_lost (times v y)) else true) all else true) all) K.

(** * Replies *)

(** What is remembered of a position: its element, and some [y] for which it has an option [t] with [t + y] lost. *)
Definition state := (nat * set)%type.

(** The same for the options of a heap. *)
Definition replies (s : set) : set :=
  map (fun y => any (fun v => if mem v s then is_lost (times v y) else false) all) all.

(** A kind of heap as it is added to a position: its element, whether it has no option, and the replies in it. *)
Definition summand := (nat * bool * set)%type.
Definition prepare (k : kind) : summand := (fst k, empty (snd k), replies (snd k)).

Definition next (s : state) (k : summand) : state :=
  (times (fst (fst k)) (fst s),
   map (fun y => if mem (times (fst (fst k)) y) (snd s) then true else mem (times (fst s) y) (snd k)) all).

(** Whatever is added, the position is lost or has a reply. *)
Definition safe (s : state) : bool := every (fun y => if mem y (snd s) then true else is_lost (times (fst s) y)) all.

(** A state of the list remembers no more than [s] does. *)
Definition covered (C : list state) (s : state) : bool :=
  if safe s then true else
  any (fun c : state => if fst c =? fst s then every (fun y => if mem y (snd c) then mem y (snd s) else true) all else false) C.

Definition nothing : state := (0, map (fun _ : nat => false) all).

(** The list of states is closed under adding heaps, and every position that is not lost has a reply. *)
Definition answers (K : list summand) (C : list state) : bool :=
  every (fun k : summand => if snd (fst k) then true else covered C (next nothing k)) K &&
  every (fun s : state => (is_lost (fst s) || mem 0 (snd s)) && every (fun k => covered C (next s k)) K) C.

Definition certified (K : list kind) (C : list state) : bool :=
  monoid_ok && every (fun h => has_kind K (kind_of h)) (seq 0 examined) &&
  every (fun k : kind => implb (empty (snd k)) (fst k =? 0)) K && stays K && answers (map prepare K) C.

(** * The lists of kinds and states, which are found here and not trusted *)

Definition kinds : list kind :=
  fold_left (fun K h => let k := kind_of h in if has_kind K k then K else k :: K) (seq 0 examined) [].

Fixpoint close (most : nat) (K : list summand) (todo C : list state) : list state :=
  match most, todo with
  | S fewer, s :: rest => if covered C s then close fewer K rest C else close fewer K (map (next s) K ++ rest) (s :: C)
  | _, _ => C
  end.

Definition quotient_check : bool :=
  let K := kinds in
  let added := map prepare K in
  certified K (close plenty added (map (next nothing) (filter (fun k : summand => negb (snd (fst k))) added)) []).

(** * What the checks of the monoid say *)

Lemma in_all x : In x all <-> x < order.
Proof. unfold all. rewrite in_seq. lia. Qed.

Lemma mem_map (f : nat -> bool) y : y < order -> mem y (map f all) = f y.
Proof.
  intros H. unfold mem, all. rewrite (nth_indep _ false (f 0)) by (now rewrite map_length, seq_length).
  now rewrite map_nth, seq_nth.
Qed.

Section Monoid.
Hypothesis Monoid : monoid_ok = true.

Lemma monoid : 0 < order /\ period q <= length (heaps q) /\ is_lost 0 = false /\
  (forall x, In x (heaps q) -> x < order) /\
  (forall x y, x < order -> y < order ->
    times 0 x = x /\ times x y < order /\ times x y = times y x /\
    forall z, z < order -> times (times x y) z = times x (times y z)).
Proof.
  unfold monoid_ok in Monoid. rewrite !andb_true_iff, Nat.ltb_lt, Nat.leb_le, negb_true_iff in Monoid.
  destruct Monoid as [[[[M1 M2] M3] M4] M]. repeat split; auto.
  - intros x X. apply Nat.ltb_lt. now apply (every_in _ _ _ M4).
  - apply in_all in H. pose proof (every_in _ _ _ M H) as Mx. cbn beta in Mx.
    rewrite andb_true_iff, Nat.eqb_eq in Mx. tauto.
  - apply in_all in H, H0. pose proof (every_in _ _ _ M H) as Mx. cbn beta in Mx. rewrite andb_true_iff in Mx.
    pose proof (every_in _ _ _ (proj2 Mx) H0) as My. cbn beta in My. rewrite !andb_true_iff, Nat.ltb_lt in My. tauto.
  - apply in_all in H, H0. pose proof (every_in _ _ _ M H) as Mx. cbn beta in Mx. rewrite andb_true_iff in Mx.
    pose proof (every_in _ _ _ (proj2 Mx) H0) as My. cbn beta in My. rewrite !andb_true_iff, !Nat.eqb_eq in My. tauto.
  - intros z Z. apply in_all in H, H0, Z. pose proof (every_in _ _ _ M H) as Mx. cbn beta in Mx.
    rewrite andb_true_iff in Mx. pose proof (every_in _ _ _ (proj2 Mx) H0) as My. cbn beta in My.
    rewrite !andb_true_iff in My. apply Nat.eqb_eq, (every_in _ _ _ (proj2 My) Z).
Qed.

Lemma positive : 0 < order.
Proof. exact (proj1 monoid). Qed.

Lemma laws x y : x < order -> y < order -> times 0 x = x /\ times x y < order /\ times x y = times y x /\
  (forall z, z < order -> times (times x y) z = times x (times y z)).
Proof. intros X Y. exact (proj2 (proj2 (proj2 (proj2 monoid))) x y X Y). Qed.

Lemma heap_in h : element_of_heap h < order.
Proof.
  unfold Rules.element_of_heap. edestruct nth_in_or_default as [I|E]; [|rewrite E; apply positive].
  now apply (proj1 (proj2 (proj2 (proj2 monoid)))).
Qed.

Lemma element_in l : element l < order.
Proof. induction l as [|h l IH]; simpl; [apply positive|]. apply laws; auto. apply heap_in. Qed.

Lemma swap x y z : x < order -> y < order -> z < order -> times x (times y z) = times y (times x z).
Proof.
  intros. destruct (laws x y) as [_ [_ [E A]]]; auto. destruct (laws y x) as [_ [_ [_ B]]]; auto.
  rewrite <- A, E by auto. apply B; auto.
Qed.

Lemma times_neutral x : x < order -> times x 0 = x.
Proof. intros H. destruct (laws x 0) as [E [_ [S _]]]; auto using positive. congruence. Qed.

Lemma element_app a b : element (a ++ b) = times (element a) (element b).
Proof.
  induction a as [|h a IH]; simpl.
  - symmetry. apply (laws _ 0); [apply element_in | apply positive].
  - rewrite IH. symmetry. apply laws; auto using heap_in, element_in.
Qed.
End Monoid.
End Quotient.
