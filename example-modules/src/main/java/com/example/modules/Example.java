package com.example.modules;

import java.io.IOException;
import java.nio.file.Path;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.solve.Solver;
import org.impartial.picture.drawing.Drawing;

/** Solves a position given as an argument, and draws it to a file. */
public final class Example {
    private Example() {}

    /**
     * Prints the outcome of the position and writes the picture.
     *
     * @param args a file that ends in .svg or .png, and a position such as {@code cram[2,3] + nim 4}
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        Position position = GameLibrary.installed().read(args[1]).position();
        System.out.println(Solver.normal().analyse(position).outcome());
        Drawing.of(args[1], position).save(Path.of(args[0]));
    }
}
