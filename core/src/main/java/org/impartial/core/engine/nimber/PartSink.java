package org.impartial.core.engine.nimber;

/** Takes options, part by part. */
interface PartSink {

    /** An option begins. */
    void begin();

    /** A part of the option, by its number. */
    void part(int id);

    /** The option is complete. */
    void end();
}
