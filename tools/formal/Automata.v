(** The checker of automata that accept the lost words of a game on words, in both conventions. *)
Require Export Impartial.Words.
Local Open Scope nat_scope.

Section Automaton.
Variables (letters : nat) (rules : list rule) (table : automaton).

Definition step (q a : nat) : nat := nth a (snd (nth q table (false, []))) 0.
Definition accepting (q : nat) : bool := fst (nth q table (false, [])).
Notation run := (run table).
Notation accepts := (accepts table).

Definition states := seq 0 (length table).
Definition alphabet := seq 0 letters.

Definition table_ok : bool :=
  (0 <? length table) && every (fun q => every (fun a => step q a <? length table) alphabet) states &&
  every (fun r : rule => every (fun a => a <? letters) (snd r)) rules.

(** * No move leads from an accepted word to one: pairs of states before and after a move *)

Definition pair := (nat * nat)%type.

Definition has_pair (R : list pair) (p : pair) : bool :=
  any (fun r => if fst r =? fst p then snd r =? snd p else false) R.

Definition pairs_ok (R : list pair) : bool :=
  every (fun q => every (fun '(u, v) => has_pair R (run q u, run q v)) rules) states &&
  every (fun p => every (fun a => has_pair R (step (fst p) a, step (snd p) a)) alphabet) R &&
  every (fun p => if accepting (fst p) then negb (accepting (snd p)) else true) R.

(** * A move leads from every other word to an accepted one *)

(** A move in progress: what is still to be read of the left side of a rule, and the state after its right side. *)
Definition item := (word * nat)%type.

(** What is known of a word: the state after it, and all moves in progress. *)
Definition summary := (nat * list item)%type.

Definition same_item (i j : item) : bool := if snd i =? snd j then same_list Nat.eqb (fst i) (fst j) else false.

Definition rank (i : item) : nat := length (fst i) * length table + snd i.

Fixpoint insert (i : item) (l : list item) : list item :=
  match l with
  | [] => [i]
  | j :: rest => if same_item i j then l else if rank i <=? rank j then i :: l else j :: insert i rest
  end.

Definition gather (l : list item) : list item := fold_right insert [] l.

(** The moves that begin after a word, and what becomes of a move when a letter is read. *)
Definition begin (q : nat) : list item := map (fun '(u, v) => (u, run q v)) rules.

Definition advance (a : nat) (i : item) : list item :=
  match fst i with
  | [] => [([], step (snd i) a)]
  | b :: u => if a =? b then [(u, snd i)] else []
  end.

Definition first : summary := (0, gather (begin 0)).

Definition next (s : summary) (a : nat) : summary :=
  let q := step (fst s) a in (q, gather (flat_map (advance a) (snd s) ++ begin q)).

Definition has_summary (C : list summary) (s : summary) : bool :=
  any (fun c : summary => if fst c =? fst s then same_list same_item (snd c) (snd s) else false) C.

Definition closed (C : list summary) : bool :=
  has_summary C first && every (fun c => every (fun a => has_summary C (next c a)) alphabet) C.

(** Some move is possible; some move leads to an accepted word. *)
Definition moves (c : summary) : bool := any (fun i : item => match fst i with [] => true | _ => false end) (snd c).

Definition wins_by (c : summary) : bool :=
  any (fun i : item => match fst i with [] => accepting (snd i) | _ => false end) (snd c).

Definition summary_ok (misere : bool) (c : summary) : bool :=
  if accepting (fst c) then if misere then moves c else true
  else if wins_by c then true else if misere then negb (moves c) else false.

Definition certified (misere : bool) (R : list pair) (C : list summary) : bool :=
  table_ok && pairs_ok R && closed C && every (summary_ok misere) C.

(** * The pairs and summaries, which are found here and not trusted *)

Fixpoint close_pairs (most : nat) (todo R : list pair) : list pair :=
  match most, todo with
  | S fewer, p :: rest => if has_pair R p then close_pairs fewer rest R
    else close_pairs fewer (map (fun a => (step (fst p) a, step (snd p) a)) alphabet ++ rest) (p :: R)
  | _, _ => R
  end.

Fixpoint close_summaries (most : nat) (todo C : list summary) : list summary :=
  match most, todo with
  | S fewer, c :: rest => if has_summary C c then close_summaries fewer rest C
    else close_summaries fewer (map (next c) alphabet ++ rest) (c :: C)
  | _, _ => C
  end.

Definition words_check (misere : bool) : bool :=
  certified misere
    (close_pairs plenty (flat_map (fun q => map (fun '(u, v) => (run q u, run q v)) rules) states) [])
    (close_summaries plenty [first] []).
End Automaton.
