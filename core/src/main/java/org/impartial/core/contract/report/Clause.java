package org.impartial.core.contract.report;

/** The requirements of the contract on a game, and on an engine that solves it. */
public enum Clause {
    /** Every sample of a family makes a ruleset of at least one game. */
    SAMPLES_MAKE_GAMES,
    /** The small world has a state. */
    WORLD_NOT_EMPTY,
    /** The rules list the options of every state that play can reach from the small world, without an error. */
    WORLD_CLOSED,
    /** No more states than the limit can be reached from the small world. */
    WORLD_BOUNDED,
    /** Two calls for one state give equal options and do not change it. */
    OPTIONS_DETERMINISTIC,
    /** Equal states have equal hash codes and equal options. */
    EQUALITY_AND_HASH,
    /** The states of the small world have many different hash codes. */
    HASHES_SPREAD,
    /** A move leaves positions of the kind that the game declares: loopy, entailing, or not summable. */
    KINDS_DECLARED,
    /** Every heap that a move in a heap game leaves is smaller than the heap played, and at least 0. */
    HEAPS_SHRINK,
    /** {@code requireState} accepts every state that play reaches, and rejects everything else with a message. */
    STATES_TOLD,
    /** Play ends, or the game declares that it is loopy and has a cycle in its small world. */
    PLAY_ENDS,
    /** Two calls decide a state alike, and the names of the two players change places with every move. */
    DECISIONS_HOLD,
    /** The primitive and far lanes give the options of the object lane. */
    LANES_AGREE,
    /** The subtraction set or code of a heap game gives the options of its rules, at great heaps too. */
    CODE_AGREES,
    /** The options of the first heaps are as the declared reach of a heap game states. */
    REACH_HOLDS,
    /** Every part of an option of a rank is a lower rank, for every number up to the greatest state. */
    RANKS_FALL,
    /** The size of a state is at least 0 and greater than that of every part that a move leaves. */
    SIZES_FALL,
    /** Every option of a state lies on a greater level. */
    LEVELS_RISE,
    /** The predecessors of a state are the states that have it among their options, each once. */
    PREDECESSORS_INVERT,
    /** The lines of a game on two heaps give the options of its rules, also where each line begins. */
    LINES_AGREE,
    /** States packed into numbers are unpacked unchanged, and their packed options are those of the rules. */
    PACKING_AGREES,
    /** The parts of a state have its value in normal play, and its outcomes in sums in misère play. */
    PARTS_AGREE,
    /** The state that a game embeds for a component has its value, and its outcomes in sums in misère play. */
    EMBEDDING_AGREES,
    /** A readable notation reads back every state that it writes, as data and as text. */
    NOTATION_ROUND_TRIPS,
    /** A readable notation writes the moves to different options differently. */
    MOVES_DISTINCT,
    /** A readable notation reads each written move as the option it leads to, and rejects everything else. */
    MOVES_READ,
    /** A canonical form has the value of its state and its outcomes in misère sums, and is its own canonical form. */
    CANONICAL_KEEPS_VALUE,
    /** The notation of a game with entailing moves states the obligation of each move. */
    ENTAILING_MARKED,
    /** A game with entailing moves is not loopy, and offers no primitive lane and no other view of its states. */
    ENTAILING_ALONE,
    /** A canonical form that must be answered is won beside the same Nim heaps as its state. */
    ENTAILING_FORMS,
    /** A table of values gives the n beside which a state is P, and marks a state without such an n as loony. */
    ENTAILING_TABLE,
    /** Naive Grundy values agree with the bare definition of the outcomes. */
    LADDER_HOLDS,
    /** A claimed Grundy value is the mex of the options' values. */
    CLAIM_VALUES,
    /** A claimed outcome is the outcome of exhaustive play. */
    CLAIM_OUTCOMES,
    /** Claimed replies are the options that have the required value. */
    CLAIM_REPLIES,
    /** States claimed to be pet or tame, all their followers, and sums of two of them follow the misère rule of Nim. */
    CLAIM_PET,
    /** A state has the value of the position that it is claimed to be worth, and moves there are moves here. */
    CLAIM_WORTH,
    /** A claimed preperiod and period are those of the values, and the least ones. */
    CLAIM_PERIODIC,
    /** The domain of every claim contains a tested state. */
    CLAIM_TESTED,
    /** The engine's Grundy values are those of the oracle. */
    ENGINE_VALUES,
    /** The engine's outcomes are those of the oracle under both conventions. */
    ENGINE_OUTCOMES,
    /** The engine's winning moves are all moves to P-positions and no others, under both conventions. */
    ENGINE_WINNING_MOVES,
    /** Positions of one misère form have the same misère outcome beside every state that is tested. */
    ENGINE_FORMS
}
