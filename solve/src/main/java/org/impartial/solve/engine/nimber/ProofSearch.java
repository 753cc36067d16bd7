package org.impartial.solve.engine.nimber;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.engine.search.WorkerMeter;

/**
 * Depth-first proof-number search on questions (component, n): does the player to move in the component and a heap of n
 * lose? Not safe for use by several threads; several searches may share the components and the facts about them.
 */
/*
 * Implementation: df-pn on the state space of Lemoine and Viennot. The children of (C, n) are (C, k) for k < n and the
 * options of C beside n, where the settled parts of an option are added to n and the question is about its largest
 * other part; where several parts are open, the smaller ones get their values first, by a search of their own on the
 * same stack. The first disproof number of a question is 1 plus the size of its component. A child may exceed the
 * second best by a quarter, so that the search does not alternate between them. Play ends, so no question can repeat
 * below itself, and numbers of several paths may be shared.
 */
final class ProofSearch {
    /** A question in work has a disproof number raised by a part in this many, so that others take the next best. */
    private static final int MARK = 4;

    private final ComponentTable components;
    private final ComponentFacts facts;
    private final Function<Component<?>, OptionalLong> elsewhere;
    private final ListedOptions lists;
    private ComponentTable.ComponentRules rules;
    private final OptionList options;
    private final Child child;
    private WorkerMeter pace;
    private final boolean shared;
    private Frame[] stack = new Frame[64];
    private int depth;

    /** Creates an idle search; one that shares its components marks the questions on which it works. */
    ProofSearch(ComponentTable components, WorkerMeter pace, boolean shared) {
        this(components, pace, shared, SearchedValues.NOWHERE, ListedOptions.unshared());
    }

    /** Creates an idle search that uses the values and the lists of components that another search has found. */
    ProofSearch(
            ComponentTable components,
            WorkerMeter pace,
            boolean shared,
            Function<Component<?>, OptionalLong> elsewhere,
            ListedOptions lists) {
        this.lists = lists;
        this.components = components;
        this.elsewhere = elsewhere;
        this.facts = components.facts;
        this.rules = components.rules(pace.listing(), lists);
        this.options = new OptionList(facts);
        this.child = new Child(facts);
        this.pace = pace;
        this.shared = shared;
    }

    /** Finds the value of a component, unless the search is already over. */
    void value(int id) {
        push().value(id);
        run();
    }

    /** Decides whether (component, n) is lost, unless the search is already over. */
    void ask(int id, int n) {
        pushQuestion(id, n, Numbers.INFINITE, Numbers.INFINITE);
        run();
    }

    /** Finds the value of a component; continues with the questions that the previous turn has left on the stack. */
    void valueInTurns(int id, WorkerMeter turn) {
        pace = turn;
        rules = components.rules(turn.listing(), lists);
        if (depth == 0) {
            push().value(id);
        }
        work();
    }

    private void run() {
        try {
            work();
        } finally {
            suspend();
        }
    }

    private void work() {
        while (depth > 0 && !pace.over()) {
            Frame top = stack[depth - 1];
            if (top.valuing) {
                nextValue(top.component);
            } else {
                step(top);
            }
        }
    }

    /** Leaves all questions on the stack, and keeps their numbers, from which the next search of them continues. */
    void suspend() {
        for (; depth > 0; depth--) {
            Frame top = stack[depth - 1];
            // A search that stops while options are read leaves a question without a list.
            if (top.count > 0 && top.list.length > 0 && !facts.answers(top.component, top.nimber)) {
                keepNumbers(top);
            }
        }
    }

    /** Keeps the numbers of a question, after reading those of its chosen child, which was left before it. */
    private void keepNumbers(Frame top) {
        top.choose();
        readChosen(top);
        if (!child.decided) {
            top.update(child.phi, child.delta);
            top.choose();
        }
        facts.keepNumbers(top.component, top.nimber, Math.min(Numbers.MOST, top.phi()), top.delta());
    }

    /** Tests the least value that is not excluded, until the value is known. */
    private void nextValue(int id) {
        if (ComponentFacts.exact(facts.known(id))) {
            depth--;
        } else {
            pushQuestion(id, facts.least(id), Numbers.INFINITE, Numbers.INFINITE);
        }
    }

    /** Continues with the child that is lost most easily, until the question is answered or passes the thresholds. */
    private void step(Frame top) {
        int below = depth;
        while (depth == below) {
            if (answered(top)) {
                depth--;
                return;
            }
            top.choose();
            if (!top.open()) {
                facts.keepNumbers(top.component, top.nimber, top.phi(), top.delta());
                depth--;
                return;
            }
            follow(top);
        }
    }

    private boolean answered(Frame top) {
        int id = top.component;
        if (!facts.answers(id, top.nimber)) {
            if (top.count > 0) {
                return false;
            }
            facts.settle(id, top.nimber);
        }
        return true;
    }

    /** Examines the chosen child again, and continues with it if nothing has changed. */
    private void follow(Frame top) {
        readChosen(top);
        if (child.decided) {
            take(top);
        } else if (child.pending != 0) {
            push().value(child.pending);
        } else if (top.isBest(child.phi, child.delta)) {
            if (shared) {
                int marked = Math.min(Numbers.MOST, child.delta + 1 + child.delta / MARK);
                facts.keepNumbers(child.component, child.nimber, child.phi, marked);
            }
            pushQuestion(child.component, child.nimber, top.childPhi(), top.childDelta());
        } else {
            top.update(child.phi, child.delta);
        }
    }

    private void readChosen(Frame top) {
        if (top.place() < 0) {
            child.readNim(top.component, ~top.place());
        } else {
            child.read(top.list, top.place(), top.nimber);
        }
    }

    private void take(Frame top) {
        if (child.lost) {
            facts.exclude(top.component, top.nimber);
            return;
        }
        if (top.place() >= 0 && child.value >= 0) {
            facts.exclude(top.component, child.value);
        }
        top.drop();
    }

    private void pushQuestion(int id, int n, int phi, int delta) {
        boolean open = !facts.answers(id, n);
        if (open) {
            pace.endTurn(work(id));
        }
        Frame frame = push();
        frame.ask(id, n, phi, delta);
        if (open) {
            enter(frame);
        }
    }

    /** Returns the greatest work of a question of a component, as far as its options are listed; 1 if they are not. */
    private long work(int id) {
        int left = facts.list(id).length;
        if (left > 0 || !lists.hasRoom()) {
            return 1L + left;
        }
        List<Position> made = lists.made(components.component(id));
        return made == null ? 1 : 2L + made.size();
    }

    private Frame push() {
        if (depth == stack.length) {
            Cycles.refuse(components, stack);
            stack = Arrays.copyOf(stack, 2 * depth);
        }
        Frame frame = stack[depth];
        if (frame == null) {
            frame = new Frame();
            stack[depth] = frame;
        }
        depth++;
        return frame;
    }

    /** Reads the children of a question, and answers it if they decide it. */
    private void enter(Frame frame) {
        int id = frame.component;
        int n = frame.nimber;
        int[] list = listOf(id, n);
        if (facts.answers(id, n)) {
            pace.spend(0, 1);
            return;
        }
        int open = 0;
        int words = 0;
        for (int at = 0; at < list.length; at += OptionList.length(list[at])) {
            child.read(list, at, n);
            if (child.decided && child.value >= 0) {
                facts.exclude(id, child.value);
                continue;
            }
            open++;
            words += OptionList.length(list[at]);
            if (!child.decided) {
                frame.add(at, child.phi, child.delta);
            }
        }
        pace.spend(0, 1L + frame.count);
        if (open == 0) {
            facts.settle(id, facts.least(id));
        } else if (facts.bounded(id, n, open)) {
            // The value is found, rather than n alone excluded, so that every fact rests on values of options.
            push().value(id);
        } else {
            frame.list = list;
            if (words < list.length - list.length / 4) {
                facts.keep(id, options.open(list, words));
            }
            addNimMoves(frame);
        }
    }

    private void addNimMoves(Frame frame) {
        for (int k = 0; k < frame.nimber; k++) {
            child.readNim(frame.component, k);
            if (!child.decided) {
                frame.add(~k, child.phi, child.delta);
            }
        }
    }

    /** Returns the unsettled options of a component; none if an option is found to have the value n at once. */
    private int[] listOf(int id, int n) {
        int[] list = facts.list(id);
        if (list.length > 0) {
            return list;
        }
        if (elsewhere != SearchedValues.NOWHERE) {
            OptionalLong found = elsewhere.apply(components.component(id));
            if (found.isPresent()) {
                facts.settle(id, Math.toIntExact(found.getAsLong()));
                return list;
            }
        }
        options.clear(id);
        int count = rules.options(id, n, options);
        int[] made = options.toArray();
        if (!facts.answers(id, n)) {
            facts.keep(id, made);
        }
        pace.spend(1, count);
        if (facts.share.passed() && !facts.dropLists()) {
            throw StoppedException.overMemory(pace.cost(), facts.share.passing());
        }
        return made;
    }
}
