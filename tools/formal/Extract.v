(** The checkers as an OCaml program. *)
Require Import Impartial.Cram Impartial.NodeKayles Impartial.Periods Impartial.QuotientSound Impartial.AutomataRight.
Require Import ExtrOcamlBasic.
Extraction Language OCaml.
Extraction "checker.ml" rectangle index gathered cram_check node_kayles_check period_check Build_quotient quotient_check
  lowers mirrored words_check.
