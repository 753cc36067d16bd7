(** Everything that a reader of the theorems has to trust: impartial games, their values and outcomes, and the rules
    of Cram, Node Kayles on a grid, octal games and games on words. A proof in this file only shows that play ends. *)
Require Export List Arith NArith Bool Lia.
Export ListNotations.
Open Scope N_scope.

(** * Games *)

(** A game: the options of each position, and a number that every move lowers, so that play ends. *)
Record game := {
  position : Type;
  options : position -> list position;
  size : position -> nat;
  ends : forall s t, In t (options s) -> (size t < size s)%nat }.

Arguments options {g}. Arguments size {g}.

(** [value f s] is [f] of the list of the values of the options of [s]. *)
Fixpoint value_within {g : game} {A} (f : list A -> A) (moves : nat) (s : position g) : A :=
  match moves with
  | O => f []
  | S fewer => f (map (value_within f fewer) (options s))
  end.

Definition value {g : game} {A} (f : list A -> A) (s : position g) : A := value_within f (size s) s.

(** The least number that is not in a list. *)
Fixpoint least_from (tries : nat) (k : N) (l : list N) : N :=
  match tries with
  | O => k
  | S fewer => if existsb (N.eqb k) l then least_from fewer (k + 1) l else k
  end.

Definition mex (l : list N) : N := least_from (length l) 0 l.

(** The Grundy value, and whether the player to move wins in normal play and in misère play. *)
Definition grundy {g} : position g -> N := value mex.
Definition wins {g} : position g -> bool := value (existsb negb).
Definition wins_misere {g} : position g -> bool :=
  value (fun l => match l with [] => true | _ => existsb negb l end).

(** The sum of two games: a move is a move in one of them. *)
Definition sum_options {g h} (s : position g * position h) : list (position g * position h) :=
  map (fun a => (a, snd s)) (options (fst s)) ++ map (fun b => (fst s, b)) (options (snd s)).

Definition sum_size {g h} (s : position g * position h) : nat := size (fst s) + size (snd s).

Lemma sum_ends {g h} (s t : position g * position h) : In t (sum_options s) -> (sum_size t < sum_size s)%nat.
Proof.
  unfold sum_options, sum_size. rewrite in_app_iff, !in_map_iff.
  intros [[a [<- H]] | [b [<- H]]]; apply ends in H; simpl; lia.
Qed.

Definition sum (g h : game) : game :=
  {| position := position g * position h; options := sum_options; size := sum_size; ends := sum_ends |}.

(** * Games on the cells of a board: a cell is a row and a column, a position is the list of the free cells *)

Definition cell := (N * N)%type.

Definition beside (a b : cell) : bool :=
  (fst a =? fst b) && (snd a + 1 =? snd b) || (snd a =? snd b) && (fst a + 1 =? fst b).

Definition equal (a b : cell) : bool := (fst a =? fst b) && (snd a =? snd b).

Definition numbers (n : nat) : list N := map N.of_nat (seq 0 n).
Definition rectangle (rows columns : nat) : list cell := list_prod (numbers rows) (numbers columns).

(** Cram: a move covers two neighbouring cells. *)
Definition cover (s : list cell) (domino : cell * cell) : list cell :=
  filter (fun c => negb (equal c (fst domino) || equal c (snd domino))) s.

Definition cram_options (s : list cell) : list (list cell) :=
  map (cover s) (filter (fun domino => beside (fst domino) (snd domino)) (list_prod s s)).

(** Node Kayles on a grid: a move takes a cell and its neighbours. *)
Definition takes (a c : cell) : bool := equal c a || beside a c || beside c a.

Definition node_kayles_options (s : list cell) : list (list cell) :=
  map (fun a => filter (fun c => negb (takes a c)) s) s.

Lemma filter_shorter {A} (f : A -> bool) (l : list A) a :
  In a l -> f a = false -> (length (filter f l) < length l)%nat.
Proof.
  intros I E. assert (forall k, length (filter f k) <= length k)%nat as L.
  { induction k as [|x k IH]; simpl; [lia|]. destruct (f x); simpl; lia. }
  induction l as [|x l IH]; simpl in *; [easy|]. destruct I as [->|I].
  - rewrite E. specialize (L l). lia.
  - apply IH in I. destruct (f x); simpl; lia.
Qed.

Lemma cram_ends s t : In t (cram_options s) -> (length t < length s)%nat.
Proof.
  unfold cram_options. rewrite in_map_iff. intros [[a b] [<- H]]. apply filter_In in H. destruct H as [H _].
  apply in_prod_iff in H. apply filter_shorter with a; [tauto|]. unfold equal. simpl. now rewrite !N.eqb_refl.
Qed.

Lemma node_kayles_ends s t : In t (node_kayles_options s) -> (length t < length s)%nat.
Proof.
  unfold node_kayles_options. rewrite in_map_iff. intros [a [<- H]].
  apply filter_shorter with a; auto. unfold takes, equal. now rewrite !N.eqb_refl.
Qed.

Definition cram : game := {| options := cram_options; size := @length cell; ends := cram_ends |}.
Definition node_kayles : game := {| options := node_kayles_options; size := @length cell; ends := node_kayles_ends |}.

(** * Octal games: a position is a list of heaps, a move replaces one *)

(** The digit d of i beans: i beans may be taken from a heap if they leave no heap (1 in d), one heap (2), or two
    heaps (4). *)
Definition heap_options (code : list N) (h : nat) : list (list nat) :=
  flat_map (fun '(i, d) =>
    (if N.testbit d 0 && (h =? i)%nat then [[]] else []) ++
    (if N.testbit d 1 && (i <? h)%nat then [[(h - i)%nat]] else []) ++
    (if N.testbit d 2 then map (fun a => [a; (h - i - a)%nat]) (seq 1 (h - i - 1)) else []))
  (combine (seq 1 (length code)) code).

Fixpoint octal_options (code : list N) (heaps : list nat) : list (list nat) :=
  match heaps with
  | [] => []
  | h :: others => map (fun r => r ++ others) (heap_options code h) ++ map (cons h) (octal_options code others)
  end.

Lemma heap_ends code h r : In r (heap_options code h) -> (list_sum r < h)%nat.
Proof.
  unfold heap_options. rewrite in_flat_map. intros [[i d] [I R]]. apply in_combine_l, in_seq in I.
  rewrite !in_app_iff in R. destruct R as [R|[R|R]].
  - destruct (N.testbit d 0); [|easy]. destruct (Nat.eqb_spec h i); [|easy]. destruct R as [<-|[]]. simpl. lia.
  - destruct (N.testbit d 1); [|easy]. destruct (Nat.ltb_spec i h); [|easy]. destruct R as [<-|[]]. simpl. lia.
  - destruct (N.testbit d 2); [|easy]. apply in_map_iff in R. destruct R as [a [<- A]]. apply in_seq in A. simpl. lia.
Qed.

Lemma octal_ends code s t : In t (octal_options code s) -> (list_sum t < list_sum s)%nat.
Proof.
  revert t. induction s as [|h s IH]; intros t; simpl; [easy|]. rewrite in_app_iff, !in_map_iff.
  intros [[r [<- R]]|[r [<- R]]].
  - apply heap_ends in R. rewrite list_sum_app. lia.
  - apply IH in R. simpl. lia.
Qed.

Definition octal (code : list N) : game :=
  {| options := octal_options code; size := list_sum; ends := octal_ends code |}.

(** What a misère quotient states. The elements of a commutative monoid are 0, 1, ..., and 0 is neutral. Each heap
    has an element; if the period is not 0, the last [period] elements of the list repeat for ever. *)
Record quotient := { lost : list bool; products : list (list nat); heaps : list nat; period : nat }.

Definition is_lost (q : quotient) (x : nat) : bool := nth x (lost q) false.
Definition times (q : quotient) (x y : nat) : nat := nth y (nth x (products q) []) 0%nat.

Definition element_of_heap (q : quotient) (h : nat) : nat :=
  let start := (length (heaps q) - period q)%nat in
  nth (if (h <? length (heaps q))%nat then h else start + (h - start) mod period q)%nat (heaps q) 0%nat.

Definition element (q : quotient) (l : list nat) : nat :=
  fold_right (fun h x => times q (element_of_heap q h) x) 0%nat l.

Local Open Scope nat_scope.

(** * Games on words: letters are numbers, and a move replaces [u] by [v] anywhere, for a rule [(u, v)] *)

Definition word := list nat.
Definition rule := (word * word)%type.

(** What remains of [w] after the prefix [u]. *)
Fixpoint after (u w : word) : option word :=
  match u, w with
  | [], _ => Some w
  | a :: u', b :: w' => if a =? b then after u' w' else None
  | _, [] => None
  end.

Fixpoint word_options (rules : list rule) (w : word) : list word :=
  flat_map (fun '(u, v) => match after u w with Some y => [v ++ y] | None => [] end) rules ++
  match w with
  | [] => []
  | a :: rest => map (cons a) (word_options rules rest)
  end.

(** The number that every move lowers: from the last letter to the first, each letter multiplies it by a factor, at
    least 1, and adds a step. After letters that make it x, a word makes it [fst (linear m u)] * x +
    [snd (linear m u)]. *)
Definition measure := list (nat * nat).

Definition linear (m : measure) (w : word) : nat * nat :=
  fold_right (fun a x => let '(factor, step) := nth a m (1, 0) in (factor * fst x, factor * snd x + step)) (1, 0) w.

Definition lowers (m : measure) (rules : list rule) : bool :=
  forallb (fun letter => 1 <=? fst letter) m &&
  forallb (fun '(u, v) => (fst (linear m v) <=? fst (linear m u)) && (snd (linear m v) <? snd (linear m u))) rules.

Lemma after_spec u : forall w y, after u w = Some y <-> w = u ++ y.
Proof.
  induction u as [|a u IH]; intros w y; simpl; [split; congruence|].
  destruct w as [|b w]; [split; discriminate|]. destruct (Nat.eqb_spec a b) as [->|N].
  - rewrite IH. split; congruence.
  - split; [discriminate|]. intros [= -> _]. easy.
Qed.

Lemma word_ends m rules : lowers m rules = true -> forall s t, In t (word_options rules s) ->
  (snd (linear m t) < snd (linear m s)).
Proof.
  unfold lowers. rewrite andb_true_iff, !forallb_forall. intros [F R].
  assert (forall u y, (snd (linear m (u ++ y)) = fst (linear m u) * snd (linear m y) + snd (linear m u))) as A.
  { induction u as [|a u IH]; intros y; simpl; [lia|]. fold (linear m (u ++ y)) (linear m u).
    destruct (nth a m (1, 0)) as [factor step]. simpl. rewrite IH. nia. }
  induction s as [|a s IH]; intros t; cbn [word_options]; rewrite in_app_iff, in_flat_map;
    (intros [[[u v] [I H]]|H]; [destruct (after u _) as [y|] eqn:E; [|easy]; destruct H as [<-|[]]|]).
  1, 3: apply after_spec in E; rewrite E, !A; specialize (R _ I); cbn beta iota in R;
    rewrite andb_true_iff, Nat.leb_le, Nat.ltb_lt in R; nia.
  - easy.
  - apply in_map_iff in H. destruct H as [r [<- H]]. apply IH in H. simpl. fold (linear m r) (linear m s).
    destruct (nth a m (1, 0)) as [factor step] eqn:E. simpl. enough (1 <= factor) by nia.
    destruct (nth_in_or_default a m (1, 0)) as [I|D].
    + rewrite E in I. now apply F, Nat.leb_le in I.
    + rewrite E in D. injection D. lia.
Qed.

Definition words (m : measure) (rules : list rule) (lower : lowers m rules = true) : game :=
  {| options := word_options rules; size := fun w => snd (linear m w); ends := word_ends m rules lower |}.

(** What an automaton states: row q of its table says whether state q accepts, and its next state for each letter. *)
Definition automaton := list (bool * list nat).

Definition run (table : automaton) (q : nat) (w : word) : nat :=
  fold_left (fun q a => nth a (snd (nth q table (false, []))) 0) w q.

Definition accepts (table : automaton) (w : word) : bool := fst (nth (run table 0 w) table (false, [])).

(** All letters of a word are below a number. *)
Definition over (letters : nat) (w : word) : Prop := forall a, In a w -> (a < letters).
