package org.impartial.core.analysis;

import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** A question with its own meter, put to the tables of a strategy. */
record Question(Position position, Convention convention, String strategy, Tables tables, Meter meter) {}
