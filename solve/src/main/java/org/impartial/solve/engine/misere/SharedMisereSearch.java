package org.impartial.solve.engine.misere;

import java.util.List;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.solve.engine.together.SharedSearch;

/** A misère search that exchanges the outcomes of sums with other searches of the same position. */
public final class SharedMisereSearch implements SharedSearch {
    private final Position position;
    private final MisereSearch search = new MisereSearch(SearchLimits.PROOF);
    private final SharedStates states;

    /** Creates a search with empty tables, whose order is varied by a seed. */
    public SharedMisereSearch(Position position, int seed, String name) {
        this.position = position;
        this.states = search.share(seed, name);
    }

    @Override
    public void advance(Meter slice) {
        search.whole(position, slice);
    }

    @Override
    public List<byte[]> found() {
        return states.block();
    }

    @Override
    public void learn(byte[] block, String source, Meter meter) {
        states.learn(block, source, meter);
    }

    @Override
    public Certificate prove(Meter meter) {
        try {
            return search.proof(position, meter);
        } catch (FalseStateException fact) {
            throw new CertificateException("the facts of " + states.source(fact.state, meter)
                    + " do not follow from the rules; delete this file, the facts of the others remain");
        }
    }
}
