package org.impartial.solve.engine.nimber;

/** Receives options, part by part. */
interface PartSink {

    void begin();

    /** Adds a part of the option, by its number. */
    void part(int id);

    void end();
}
