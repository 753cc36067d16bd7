package org.impartial.core.contract.report;

/** The requirements of the contract on a game, and on an engine that solves it. */
public enum Clause {
    /** Every sample of a family makes a ruleset. */
    SAMPLES_MAKE_GAMES("every sample of a family makes a ruleset of at least one game"),
    /** The small world is not empty. */
    WORLD_NOT_EMPTY("the small world has a state"),
    /** The rules list the options of every reachable state. */
    WORLD_CLOSED(
            "the rules list the options of every state that play can reach from the small world, without an error"),
    /** The small world is within the limit of states. */
    WORLD_BOUNDED("no more states than the limit can be reached from the small world"),
    /** The rules depend only on the state. */
    OPTIONS_DETERMINISTIC("two calls for one state give equal options and do not change it"),
    /** States are immutable values. */
    EQUALITY_AND_HASH("equal states have equal hash codes and equal options"),
    /** Hash codes distinguish states. */
    HASHES_SPREAD("the states of the small world have many different hash codes"),
    /** Options are of the kind that the game declares. */
    KINDS_DECLARED("a move leaves positions of the kind that the game declares: loopy, entailing, or not summable"),
    /** A move in a heap game leaves smaller heaps. */
    HEAPS_SHRINK("every heap that a move in a heap game leaves is smaller than the heap played, and at least 0"),
    /** Valid states are distinguished from invalid ones. */
    STATES_TOLD("requireState accepts every state that play reaches, and rejects everything else with a message"),
    /** The declaration {@code loopy()} is correct. */
    PLAY_ENDS("play ends, or the game declares that it is loopy and has a cycle in its small world"),
    /** The declarations of a {@link org.impartial.core.game.DecidedGame} are consistent. */
    DECISIONS_HOLD("two calls decide one state alike, and the names of the two players change places with every move"),
    /** All lanes give the same options. */
    LANES_AGREE("the primitive and far lanes give the options of the object lane"),
    /** The code of a heap game, which engines read in place of its rules, agrees with them. */
    CODE_AGREES("the subtraction set or code of a heap game gives the options of its rules, at great heaps too"),
    /** The declared reach of a heap game holds. */
    REACH_HOLDS("the options of the first heaps are as the declared reach of a heap game states"),
    /** A ranked game can be filled from 0 upwards. */
    RANKS_FALL("every part of an option of a rank is a lower rank, for every number up to the greatest state"),
    /** The sizes of states decrease with every move. */
    SIZES_FALL("the size of a state is at least 0 and greater than that of every part that a move leaves"),
    /** A sweep by levels reaches every option at a later level. */
    LEVELS_RISE("every option of a state lies on a greater level"),
    /** A sieve marks exactly the predecessors of a P-position. */
    PREDECESSORS_INVERT("the predecessors of a state are the states that have it among their options, each once"),
    /** A table for two heaps is filled by the moves of the rules. */
    LINES_AGREE("the lines of a game on two heaps give the options of its rules, also where each line begins"),
    /** Positions packed into numbers are the positions of the rules. */
    PACKING_AGREES(
            "states packed into numbers are unpacked unchanged, and their packed options are those of the rules"),
    /** The parts of a state determine its value. */
    PARTS_AGREE("the parts of a state have its value, in normal and in misère play"),
    /** A state embedded in its own game keeps its value. */
    EMBEDDING_AGREES("the state that a game embeds for a component has its value, in normal and in misère play"),
    /** Every written state can be read. */
    NOTATION_ROUND_TRIPS("a readable notation reads back every state that it writes"),
    /** Every move is written unambiguously. */
    MOVES_DISTINCT("a readable notation writes the moves to different options differently"),
    /** A move that is read is the move that was written. */
    MOVES_READ("a readable notation reads each written move as the option it leads to, and rejects everything else"),
    /** The canonical form preserves the value. */
    CANONICAL_KEEPS_VALUE(
            "a canonical form has the normal and misère value of its state and is its own canonical form"),
    /** The notation states the obligation of each entailing move. */
    ENTAILING_MARKED("the notation of a game with entailing moves states the obligation of each move"),
    /** No engine reads options whose obligations cannot be expressed. */
    ENTAILING_ALONE(
            "a game with entailing moves is not loopy, and offers no primitive lane and no other view of its states"),
    /** The canonical form preserves the value of entailed states. */
    ENTAILING_FORMS("a canonical form that must be answered is won beside the same Nim heaps as its state"),
    /** Tabled values are those of the rules. */
    ENTAILING_TABLE(
            "a table of values gives the n beside which a state is P, and marks a state without such an n as loony"),
    /** Rung 1 of the oracle is certified by rung 0. */
    LADDER_HOLDS("naive Grundy values agree with the bare definition of the outcomes"),
    /** A {@link org.impartial.core.game.Claim.Values} is correct. */
    CLAIM_VALUES("a claimed Grundy value is the mex of the options' values"),
    /** A {@link org.impartial.core.game.Claim.Outcomes} is correct. */
    CLAIM_OUTCOMES("a claimed outcome is the outcome of exhaustive play"),
    /** A {@link org.impartial.core.game.Claim.Replies} is correct. */
    CLAIM_REPLIES("claimed replies are the options that have the required value"),
    /** A {@link org.impartial.core.game.Claim.Pet} is correct. */
    CLAIM_PET("states claimed to be pet, all their followers, and sums of two of them follow the misère rule of Nim"),
    /** A {@link org.impartial.core.game.Claim.Worth} is correct. */
    CLAIM_WORTH("a state has the value of the position that it is claimed to be worth, and moves there are moves here"),
    /** A {@link org.impartial.core.game.Claim.Periodic} is correct. */
    CLAIM_PERIODIC("a claimed preperiod and period are those of the values, and the least ones"),
    /** Every claim is tested. */
    CLAIM_TESTED("the domain of every claim contains a tested state"),
    /** The engine's Grundy values are correct. */
    ENGINE_VALUES("the engine's Grundy values are those of the oracle"),
    /** The engine's outcomes are correct. */
    ENGINE_OUTCOMES("the engine's outcomes are those of the oracle under both conventions"),
    /** The engine's winning moves are correct. */
    ENGINE_WINNING_MOVES(
            "the engine's winning moves are all moves to P-positions and no others, under both conventions"),
    /** The engine's misère forms are correct. */
    ENGINE_FORMS("positions of one misère form have the same misère outcome beside every state that is tested");

    private final String description;

    Clause(String description) {
        this.description = description;
    }

    /** {@return the requirement in one line} */
    public String description() {
        return description;
    }
}
