(** Tests of lists that stop early: [existsb], [forallb] and [&&] evaluate all their arguments in [vm_compute]. *)
Require Export Impartial.Rules.

Fixpoint any {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => false | a :: rest => if f a then true else any f rest end.

Fixpoint every {A} (f : A -> bool) (l : list A) : bool :=
  match l with [] => true | a :: rest => if f a then every f rest else false end.

Lemma any_exists {A} (f : A -> bool) l : any f l = true <-> exists x, In x l /\ f x = true.
Proof. rewrite <- existsb_exists. induction l as [|a l IH]; simpl; [reflexivity|]. now destruct (f a). Qed.

Lemma every_forall {A} (f : A -> bool) l : every f l = true <-> forall x, In x l -> f x = true.
Proof. rewrite <- forallb_forall. induction l as [|a l IH]; simpl; [reflexivity|]. now destruct (f a). Qed.

Lemma every_in {A} (f : A -> bool) l x : every f l = true -> In x l -> f x = true.
Proof. rewrite every_forall. auto. Qed.

(** Equality of lists, by that of their elements. *)
Fixpoint same_list {A} (equal : A -> A -> bool) (k l : list A) : bool :=
  match k, l with
  | [], [] => true
  | a :: k', b :: l' => if equal a b then same_list equal k' l' else false
  | _, _ => false
  end.

Lemma same_list_eq {A} (equal : A -> A -> bool) : (forall a b, equal a b = true -> a = b) ->
  forall k l, same_list equal k l = true -> k = l.
Proof.
  intros E. induction k as [|a k IH]; intros [|b l]; simpl; try easy.
  destruct (equal a b) eqn:X; [|easy]. intros H. f_equal; auto.
Qed.

(** More steps than a search for a list takes that is then checked. *)
Definition plenty : nat := (10 * 10 * 10 * 10 * 10)%nat.
