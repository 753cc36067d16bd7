(* Reads a certificate from standard input and runs the extracted checker of its kind. This reader is not verified. *)
open Checker

let rec nat n = if n < 0 then failwith "a negative number" else if n = 0 then O else S (nat (n - 1))
let rec positive n =
  if n = 1 then XH else if n land 1 = 1 then XI (positive (n lsr 1)) else XO (positive (n lsr 1))
let num n = if n < 0 then failwith "a negative number" else if n = 0 then N0 else Npos (positive n)
let fail words = prerr_endline words; exit 2
let words line = String.split_on_char ' ' line
let rec drop n l = if n = 0 then l else drop (n - 1) (List.tl l)

let rec lines acc = match input_line stdin with l -> lines (l :: acc) | exception End_of_file -> List.rev acc

let header, facts = match lines [] with h :: rest -> (String.split_on_char '\t' h, rest) | [] -> fail "an empty file"

let find name =
  List.find_map (fun f -> match String.index_opt f '=' with
    | Some i when String.sub f 0 i = name -> Some (String.sub f (i + 1) (String.length f - i - 1))
    | _ -> None) header

let field name = match find name with Some v -> v | None -> fail ("the first line lacks " ^ name)
let number name = int_of_string (field name)

(* The cells "[r,c]" of a text, counted from 0; one cell alone is in another pair of brackets. *)
let cells text =
  let text = if String.length text > 2 && text.[1] = '[' then String.sub text 1 (String.length text - 2) else text in
  if text = "" then [] else
  List.map (fun c -> Scanf.sscanf c "[%d,%d]" (fun r c -> (r - 1, c - 1))) (words text)

let cram () =
  let m, n = try Scanf.sscanf (field "game") "cram[board=%d,%d]" (fun a b -> (a, b))
    with _ -> fail (field "game" ^ " is not Cram on one board") in
  if String.contains (field "root") '+' then fail "a sum of boards";
  let board = List.concat_map (fun r -> List.init n (fun c -> (r, c))) (List.init m Fun.id) in
  let free text = let taken = cells text in
    List.filter_map (fun (r, c) -> if List.mem (r, c) taken then None else Some (num r, num c)) board in
  let stride = num (max m n + 1) in
  let fact line = let i = String.index line ' ' in
    (gathered (index stride) (free (String.sub line (i + 1) (String.length line - i - 1))),
     num (int_of_string (String.sub line 0 i))) in
  cram_check (nat m) (nat n) (free (field "root")) (List.map fact facts) (num (number "value"))

(* The digits after the point of an octal code. *)
let code () =
  let game = match field "game" with "kayles" -> "octal[code=0.77]" | g -> g in
  try Scanf.sscanf game "octal[code=0.%[0-7]]%!"
    (fun d -> List.map (fun c -> num (Char.code c - 48)) (List.of_seq (String.to_seq d)))
  with _ -> fail (game ^ " is not an octal game that this reader knows")

let period () =
  if number "saltus" <> 0 then fail "a period with a saltus";
  period_check (code ()) (nat (number "preperiod")) (nat (number "period"))

(* All products from those with the generators: each element is one before it times a generator. *)
let products steps =
  let order = Array.length steps in
  let rows = Array.make order [||] in
  rows.(0) <- Array.init order Fun.id;
  let rec fill = function
    | [] -> ()
    | x :: todo ->
      let fresh = List.filter_map (fun g ->
        let y = steps.(x).(g) in
        if rows.(y) <> [||] then None
        else (rows.(y) <- Array.map (fun z -> steps.(z).(g)) rows.(x); Some y))
        (List.init (Array.length steps.(x)) Fun.id) in
      fill (todo @ fresh) in
  fill [0];
  List.map (fun row -> List.map nat (Array.to_list row)) (Array.to_list rows)

let quotient () =
  let order = number "order" in
  let rows = List.filteri (fun i _ -> i < order) facts |> List.map words in
  let steps = Array.of_list (List.map (fun r -> Array.of_list (List.map int_of_string (drop 2 r))) rows) in
  let heaps = List.concat_map (fun l -> List.map int_of_string (List.tl (words l))) (drop order facts) in
  let period = match find "period" with Some p -> int_of_string p | None -> 0 in
  quotient_check (code ()) { lost = List.map (fun r -> List.nth r 1 = "P") rows; products = products steps;
    heaps = List.map nat heaps; period = nat period }

(* Whether a measure with small factors and steps for some more letters before others serves. *)
let rec measured serves letters others =
  if letters = 0 then serves others else
  List.exists (fun f ->
      List.exists (fun s -> measured serves (letters - 1) ((nat f, nat s) :: others)) [0; 1; 2; 3; 4])
    [1; 2; 3]

let automaton () =
  if field "values" = "true" then fail "values of words";
  let alphabet = field "alphabet" in
  let word side = List.map (fun c -> nat (String.index alphabet c)) (List.of_seq (String.to_seq side)) in
  let rule text = let i = String.index text '>' in
    (word (String.sub text 0 (i - 1)), word (String.sub text (i + 1) (String.length text - i - 1))) in
  let rules = List.map rule (String.split_on_char ';' (field "rules")) in
  let letters = String.length alphabet in
  if not (measured (fun m -> lowers m rules) letters []) then fail "no small measure falls in every move";
  let row line = match words line with
    | p :: next -> (p = "P", List.map (fun q -> nat (int_of_string q)) next)
    | [] -> fail line in
  words_check (nat letters) (if field "from" = "right" then mirrored rules else rules) (List.map row facts)
    (field "play" = "misere")

let check () = match field "kind" with
  | "nimber" -> cram ()
  | "period" -> period ()
  | "misere-quotient" -> quotient ()
  | "words" -> automaton ()
  | kind -> fail ("there is no checker for certificates of the kind " ^ kind)

let () =
  let accepted = try check ()
    with Failure _ | Not_found | Invalid_argument _ | Scanf.Scan_failure _ | End_of_file -> fail "a damaged certificate" in
  print_endline (if accepted then "accepted" else "refused");
  exit (if accepted then 0 else 1)
