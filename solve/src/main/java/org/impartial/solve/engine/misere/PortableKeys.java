package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.nio.charset.StandardCharsets;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** Keys of states as sums of hashes of games, states and the structure of forms, the same in several searches. */
final class PortableKeys {
    private static final long EMPTY = 0x9E3779B97F4A7C15L;
    private static final long SECOND = 0x14057B7EF767814FL;
    private static final long PRIME = 0x100000001B3L;

    private final PartTable parts;
    private final FormTable forms;
    private final Int2LongOpenHashMap ofParts = new Int2LongOpenHashMap();
    private final Int2LongOpenHashMap ofForms = new Int2LongOpenHashMap();

    PortableKeys(PartTable parts, FormTable forms) {
        this.parts = parts;
        this.forms = forms;
    }

    /** A key of 128 bits. */
    record PortableKey(long high, long low) {}

    PortableKey of(SumState state, Meter meter) {
        long form = form(state.form, meter);
        long high = HashCommon.murmurHash3(form);
        long low = HashCommon.murmurHash3(form ^ SECOND);
        for (int part : state.parts) {
            long hash = part < 0 ? form(~part, meter) : part(part);
            high += HashCommon.murmurHash3(hash + PRIME);
            low += HashCommon.murmurHash3(hash ^ PRIME);
        }
        return new PortableKey(high, low);
    }

    private long part(int part) {
        return ofParts.computeIfAbsent(part, each -> hash(parts.component(each)));
    }

    private static <S> long hash(Component<S> component) {
        String text =
                component.game().fullName() + "\n" + component.game().notation().write(component.state());
        long hash = EMPTY;
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            hash = (hash ^ each) * PRIME;
        }
        return HashCommon.murmurHash3(hash) | 1;
    }

    /** Returns the hash of a form, which is canonical: equal forms have equal options. */
    private long form(int form, Meter meter) {
        if (ofForms.get(form) == 0) {
            for (int follower : forms.followers(form, meter)) {
                if (ofForms.get(follower) == 0) {
                    long hash = EMPTY;
                    for (int i = 0; i < forms.options(follower); i++) {
                        hash += HashCommon.murmurHash3(ofForms.get(forms.option(follower, i)) + SECOND);
                    }
                    ofForms.put(follower, HashCommon.murmurHash3(hash) | 1);
                }
            }
        }
        return ofForms.get(form);
    }
}
