package org.impartial.core.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.proof.Certificates;
import org.impartial.core.proof.kind.NimberTable;
import org.impartial.core.solve.nimber.NimberSearch;

/** A proof by a search that goes on from a table in a file, and leaves its own there. */
record ResumedProof(Position position, Path file) {

    Certificate prove(Meter meter) throws IOException {
        long games =
                position.components().stream().map(Component::game).distinct().count();
        if (games != 1) {
            throw new CertificateException(
                    "a table is of one game, and the position has " + games + "; prove it without a table");
        }
        NimberSearch search = new NimberSearch();
        if (Files.exists(file)) {
            resume(search, meter);
        }
        Certificate proof;
        try {
            proof = search.prove(position, meter);
        } catch (StoppedException stopped) {
            save(search);
            throw stopped;
        }
        save(search);
        return proof;
    }

    private void resume(NimberSearch search, Meter meter) throws IOException {
        Certificate read = Certificates.read(file);
        if (!(read instanceof NimberTable<?> table)) {
            throw new CertificateException(file + " is a certificate of the kind \"" + read.kind() + "\", not a table");
        }
        if (position.components().stream().noneMatch(c -> c.game().equals(table.game()))) {
            throw new CertificateException(
                    file + " is a table of " + table.game().name() + ", another game; name another file, or remove it");
        }
        search.resume(table, meter);
    }

    private void save(NimberSearch search) throws IOException {
        ImpartialGame<?> game = position.components().get(0).game();
        Certificates.write(search.table(game), file);
    }
}
