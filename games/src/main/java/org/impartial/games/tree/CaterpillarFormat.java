package org.impartial.games.tree;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.Method;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads a tree as the request for the number of pairs that each player wins, and two ends as one position. */
record CaterpillarFormat(Optional<Tree> tree) implements PositionFormat {
    private static final Datum ALL = Datum.of("all");

    static CaterpillarFormat of(Params params) {
        Optional<Tree> tree = params.find("edges").map(TreeNotation::read);
        params.find("n").ifPresent(n -> tree.ifPresent(t -> checkSize(n, t)));
        return new CaterpillarFormat(tree);
    }

    private static void checkSize(Datum n, Tree tree) {
        if (n.asLong("n", 1) != tree.vertices()) {
            throw new NotationException(
                    "n is " + n + ", and the edges make a tree of " + tree.vertices() + " vertices");
        }
    }

    @Override
    public NotatedPosition read(Datum position) {
        Tree known = tree.orElseThrow(() -> new NotationException(
                "two ends require a tree; write for instance" + " caterpillar[[1,2],[2,3],[3,4]] 2 3"));
        return PositionFormat.of(new Caterpillar(known)).read(position);
    }

    @Override
    public Optional<Survey> survey(Datum position) {
        return whole(position).map(all -> (method, inquiry) -> {
            CaterpillarCount count =
                    method == Method.SEARCH ? CaterpillarCount.searched(all, inquiry) : CaterpillarCount.of(all);
            return count.answer();
        });
    }

    private Optional<Tree> whole(Datum position) {
        if (tree.isEmpty()) {
            return Optional.of(written(position));
        }
        if (position instanceof Datum.Num n) {
            checkSize(n, tree.get());
        }
        return position instanceof Datum.Num || position.equals(ALL) ? tree : Optional.empty();
    }

    private static Tree written(Datum position) {
        List<Datum> items = position instanceof Datum.Fields object
                ? List.of(field(object, "n"), field(object, "edges"))
                : position.asItems();
        if (items.isEmpty() || !(items.get(0) instanceof Datum.Num n)) {
            throw new NotationException("write the number of vertices and the edges, such as 3 [1,2] [2,3], not "
                    + (items.isEmpty() ? "nothing" : position));
        }
        Datum edges = items.size() == 2 ? items.get(1) : Datum.list(items.subList(1, items.size()));
        Tree tree = TreeNotation.read(edges);
        checkSize(n, tree);
        return tree;
    }

    private static Datum field(Datum.Fields object, String name) {
        Datum value = object.fields().get(name);
        if (value == null) {
            throw new NotationException("the tree needs its " + name + ", as in {\"n\": 2, \"edges\": [[1, 2]]}");
        }
        return value;
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return tree.<ImpartialGame<?>>map(Caterpillar::new).stream().toList();
    }
}
