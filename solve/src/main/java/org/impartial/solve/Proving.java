package org.impartial.solve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.FileTurn;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.misere.SharedMisereSearch;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.nimber.SharedNimberSearch;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.engine.step.QuotientStep;
import org.impartial.solve.engine.step.Share;
import org.impartial.solve.engine.together.FactSubject;
import org.impartial.solve.engine.together.Together;

/**
 * Constructs proofs of values of positions: by nimber search in normal play, by a quotient or a search in misère play.
 */
record Proving(Question question, KnownFacts known) {
    private static final int LARGE_HEAP = 1_000;

    /** The length of the table that is searched for a period, as a multiple of the heap. */
    private static final int TABLE_OF_HEAPS = 4;

    private static final int LONGEST_TABLE = 1 << 20;

    Certificate proof() {
        if (!question.isNormal()) {
            return misereProof();
        }
        if (question.kind() == QuestionKind.ENTAILING) {
            return proofByFacts();
        }
        requireProvable();
        return proofByPeriod().orElseGet(() -> new NimberSearch(1, known).prove(question.position(), question.meter()));
    }

    /** Returns a proof that the position, or an option of it, is lost in normal play. */
    Certificate proofOfOutcome() {
        requireProvable();
        return new NimberSearch(1, known).proveOutcome(question.position(), question.meter());
    }

    /** Returns the certificate of the period of the game of one large heap, which spares the search of smaller ones. */
    private Optional<Certificate> proofByPeriod() {
        List<Component<?>> components = question.position().components();
        if (components.size() != 1
                || !(components.get(0).game() instanceof HeapGame game)
                || !(components.get(0).state() instanceof Long heap)
                || heap < LARGE_HEAP) {
            return Optional.empty();
        }
        GrundySequence sequence = GrundySequence.of(game);
        sequence.periodWithin(
                (int) (Math.min(heap, LONGEST_TABLE / TABLE_OF_HEAPS) * TABLE_OF_HEAPS), question.meter());
        return sequence.certificate().map(Function.identity());
    }

    /**
     * Returns a proof by a search that continues from the table in a file, and adds its values to those found there.
     */
    Certificate proof(Path file) throws IOException {
        requireProvable();
        requireOneGame();
        NimberSearch search = new NimberSearch(1, known);
        List<Object> before = version(file);
        if (Files.exists(file)) {
            resume(search, file, question.meter());
        }
        Certificate proof;
        try {
            proof = search.prove(question.position(), question.meter());
        } catch (StoppedException stopped) {
            save(search, file, before);
            throw stopped;
        }
        save(search, file, before);
        return proof;
    }

    /** Returns a proof by the quotient of the one heap game of the position if there is one, else by misère search. */
    private Certificate misereProof() {
        requireMisereProvable();
        Optional<Certificate> byQuotient = HeapGame.onlyOf(question.position())
                .flatMap(game -> new QuotientStep(Share.QUOTIENT)
                        .open(new SharedTables())
                        .result(question)
                        .answer())
                .flatMap(Answer::certificate);
        return byQuotient.orElseGet(() -> MisereSearch.prove(question.position(), question.meter()));
    }

    private void requireMisereProvable() {
        if (question.kind() != QuestionKind.MISERE) {
            throw new CertificateException("there is no proof of " + question.position() + " in misère play: it "
                    + question.play().obstacle().orElseThrow() + "; solve it without a proof");
        }
    }

    private Certificate proofByFacts() {
        return Strategy.search()
                .open()
                .result(question)
                .answer()
                .flatMap(Answer::certificate)
                .orElseThrow(() -> new CertificateException("there is no proof of " + question.position()
                        + ": with entailing moves, proofs are limited to free"
                        + " components of one game whose moves leave no other games"));
    }

    /** Returns a proof of the value, or only the outcome, by searches that exchange facts over a folder. */
    Certificate proofTogether(Path folder, boolean valued, int threads, boolean thinned) throws IOException {
        Position position = question.position();
        if (!question.isNormal()) {
            requireMisereProvable();
            return Together.prove(
                    folder,
                    FactSubject.of(position, Convention.MISERE),
                    (seed, name) -> new SharedMisereSearch(position, seed, name),
                    question.meter());
        }
        requireProvable();
        return Together.prove(
                folder,
                FactSubject.of(position, Convention.NORMAL),
                (seed, name) -> {
                    int most = Math.min(threads, NimberSearch.MOST_THREADS);
                    SharedNimberSearch search = new SharedNimberSearch(position, valued, most, 1, seed, name);
                    return thinned ? search.thinning() : search;
                },
                question.meter());
    }

    private void requireProvable() {
        question.play().obstacle().ifPresent(why -> {
            throw new CertificateException("values are proved only in normal play that ends and is free, in sums, and "
                    + question.position() + " " + why + "; solve the position without a proof or table");
        });
        if (!question.isNormal()) {
            throw new CertificateException("values are proved only in normal play without infinite play;"
                    + " solve the position without a proof or table");
        }
    }

    private void requireOneGame() {
        long games = question.position().components().stream()
                .map(Component::game)
                .distinct()
                .count();
        if (games != 1) {
            throw new CertificateException(
                    "a table holds values of one game, and the position has " + games + "; prove it without a table");
        }
    }

    private void resume(NimberSearch search, Path file, Meter meter) throws IOException {
        Certificate read = Certificates.read(file);
        if (!(read instanceof NimberTable<?> table)) {
            throw new CertificateException(file + " is a certificate of the kind \"" + read.kind() + "\", not a table");
        }
        if (question.position().components().stream().noneMatch(c -> c.game().equals(table.game()))) {
            throw new CertificateException(
                    file + " is a table of " + table.game().name() + ", another game; name another file, or remove it");
        }
        search.resume(table, meter);
    }

    private void save(NimberSearch search, Path file, List<Object> before) throws IOException {
        FileTurn.of(file, () -> {
            if (!version(file).equals(before)) {
                // Another process has written; the limits of this search may be reached already.
                resume(search, file, Meter.unlimited());
            }
            Certificates.write(
                    search.table(question.position().components().get(0).game()), file);
            return file;
        });
    }

    /** Returns what changes when a file is replaced; empty if there is none. */
    private static List<Object> version(Path file) throws IOException {
        if (!Files.exists(file)) {
            return List.of();
        }
        BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
        return List.of(Optional.ofNullable(found.fileKey()), found.lastModifiedTime(), found.size());
    }
}
