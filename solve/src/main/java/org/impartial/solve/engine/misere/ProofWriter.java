package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.Int2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.kind.misere.MisereFacts;
import org.impartial.proof.kind.misere.MisereProof;
import org.impartial.solve.theory.form.table.FormTable;

/**
 * Writes lost states as facts of a certificate, with the forms of those components that a checker reaches: the parts of
 * all options of lost states and of one reply to each, and all followers of these. Not safe for use by several threads.
 */
final class ProofWriter {
    private static final int NONE = -1;

    private final PartTable parts;
    private final PartForms trees;
    private final SmallParts small;
    private final FormTable forms;
    private final Meter meter;
    private final MisereFacts facts = new MisereFacts();
    private final Int2IntLinkedOpenHashMap treeNumbers = new Int2IntLinkedOpenHashMap();
    private final Int2IntLinkedOpenHashMap apartNumbers = new Int2IntLinkedOpenHashMap();
    private final IntSet valued = new IntOpenHashSet();
    private final IntArrayList order = new IntArrayList();

    ProofWriter(PartTable parts, PartForms trees, SmallParts small, FormTable forms, Meter meter) {
        this.parts = parts;
        this.trees = trees;
        this.small = small;
        this.forms = forms;
        this.meter = meter;
        treeNumbers.defaultReturnValue(NONE);
    }

    MisereProof proof(Position root, SumState start, Outcome outcome, LostStates lost) {
        for (Component<?> component : root.components()) {
            int part = parts.number(component, meter);
            if (small.form(part, meter) != SmallParts.NONE) {
                value(part);
            }
        }
        List<SumState> all = lost.all();
        for (SumState state : all) {
            for (int part : state.parts) {
                if (part >= 0) {
                    valueOptions(part);
                }
            }
        }
        valueReplies(start, lost);
        for (int part : order) {
            facts.part(parts.component(part), tree(trees.known(part)));
        }
        for (SumState state : all) {
            facts.lost(tree(merged(state)), aparts(state));
        }
        return facts.proof(root, outcome);
    }

    /** Records the parts that a reply leaves: where none has recorded parts only, the one with fewest others. */
    private void valueReplies(SumState start, LostStates lost) {
        List<List<IntArrayList>> open = new ArrayList<>();
        for (Map.Entry<SumState, List<SumState>> answer : lost.replies().entrySet()) {
            List<IntArrayList> missing = new ArrayList<>();
            answer.getValue().forEach(reply -> addMissing(answer.getKey(), reply, missing));
            if (!missing.isEmpty() && missing.stream().noneMatch(IntArrayList::isEmpty)) {
                open.add(missing);
            }
        }
        for (List<IntArrayList> missing : open) {
            missing.forEach(parts -> parts.removeIf(valued::contains));
            missing.stream()
                    .min(Comparator.comparingInt(IntArrayList::size))
                    .ifPresent(least -> least.forEach(this::value));
        }
        tree(start.form);
    }

    /** Adds, for each move from one state to another, the parts that it leaves and that are not recorded yet. */
    private void addMissing(SumState from, SumState to, List<IntArrayList> missing) {
        if (Arrays.equals(components(from), components(to))) {
            missing.add(new IntArrayList());
            return;
        }
        for (int part : from.parts) {
            if (part < 0) {
                continue;
            }
            IntArrayList options = options(part);
            for (int at = 0; at < options.size(); at += options.getInt(at) + 1) {
                IntArrayList left = new IntArrayList();
                IntArrayList unvalued = new IntArrayList();
                int sum = from.form;
                for (int i = at + 1; i <= at + options.getInt(at); i++) {
                    int next = options.getInt(i);
                    int form = small.form(next, meter);
                    if (form == SmallParts.NONE) {
                        left.add(next);
                    } else {
                        sum = forms.sum(sum, form, meter);
                        if (!valued.contains(next)) {
                            unvalued.add(next);
                        }
                    }
                }
                if (sum == to.form && leaves(from, part, left, to)) {
                    missing.add(unvalued);
                }
            }
        }
    }

    /** Returns the parts that are components; a move that changes none of them is made in a form. */
    private static int[] components(SumState state) {
        return Arrays.stream(state.parts).filter(part -> part >= 0).toArray();
    }

    private static boolean leaves(SumState from, int part, IntArrayList left, SumState to) {
        if (from.parts.length - 1 + left.size() != to.parts.length) {
            return false;
        }
        int index = Arrays.binarySearch(from.parts, part);
        left.sort(null);
        return from.with(to.form, index, left.elements(), 0, left.size()).equals(to);
    }

    private void valueOptions(int part) {
        IntArrayList options = options(part);
        for (int at = 0; at < options.size(); at += options.getInt(at) + 1) {
            for (int i = at + 1; i <= at + options.getInt(at); i++) {
                value(options.getInt(i));
            }
        }
    }

    private IntArrayList options(int part) {
        IntArrayList options = new IntArrayList();
        parts.options(part, options, meter);
        return options;
    }

    /** Records a component that is represented by a form, after its followers. */
    private void value(int start) {
        if (small.form(start, meter) == SmallParts.NONE) {
            return;
        }
        IntArrayList stack = new IntArrayList(new int[] {start});
        while (!stack.isEmpty()) {
            int part = stack.topInt();
            if (valued.contains(part)) {
                stack.popInt();
                continue;
            }
            IntArrayList options = options(part);
            int before = stack.size();
            for (int at = 0; at < options.size(); at += options.getInt(at) + 1) {
                for (int i = at + 1; i <= at + options.getInt(at); i++) {
                    if (!valued.contains(options.getInt(i))) {
                        stack.push(options.getInt(i));
                    }
                }
            }
            if (stack.size() == before) {
                stack.popInt();
                valued.add(part);
                order.add(part);
            }
        }
    }

    private int merged(SumState state) {
        int sum = state.form;
        for (int part : state.parts) {
            sum = part < 0 ? forms.sum(sum, ~part, meter) : sum;
        }
        return sum;
    }

    private int[] aparts(SumState state) {
        IntArrayList numbers = new IntArrayList();
        for (int part : state.parts) {
            if (part >= 0) {
                numbers.add(apartNumbers.computeIfAbsent(part, each -> facts.apart(parts.component(each))));
            }
        }
        return numbers.toIntArray();
    }

    /** Returns the number of a form in the proof, where its options come before it. */
    private int tree(int form) {
        for (int follower : treeNumbers.get(form) == NONE ? forms.followers(form, meter) : new int[0]) {
            if (treeNumbers.get(follower) == NONE) {
                int[] options = new int[forms.options(follower)];
                for (int i = 0; i < options.length; i++) {
                    options[i] = treeNumbers.get(forms.option(follower, i));
                }
                treeNumbers.put(follower, facts.tree(options));
            }
        }
        return treeNumbers.get(form);
    }
}
