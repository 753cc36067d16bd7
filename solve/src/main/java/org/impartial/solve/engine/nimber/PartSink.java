package org.impartial.solve.engine.nimber;

/** Receives options, part by part. */
interface PartSink {

    /** Starts an option. */
    void begin();

    /** Adds a part of the option, by its number. */
    void part(int id);

    /** Completes the option. */
    void end();
}
