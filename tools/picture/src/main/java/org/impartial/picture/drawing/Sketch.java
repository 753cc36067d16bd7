package org.impartial.picture.drawing;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Scene;
import org.jspecify.annotations.Nullable;

/**
 * The drawing of a component, of known size, mark by mark; later marks cover earlier ones. The origin is at the upper
 * left and a unit is 1/96 of an inch. Not safe for use by several threads.
 *
 * <pre>{@code
 * Sketch bean = new Sketch(20, 20).disc(10, 10, 8, java.awt.Color.ORANGE, java.awt.Color.BLACK);
 * bean.picture("A bean").svg().startsWith("<svg");  // true
 * }</pre>
 */
public final class Sketch {
    private final double width;
    private final double height;
    private final Scene scene;

    /**
     * Creates an empty sketch.
     *
     * @param width the width of the drawing
     * @param height the height of the drawing
     */
    public Sketch(double width, double height) {
        this(width, height, new Scene());
    }

    private Sketch(double width, double height, Scene scene) {
        this.width = width;
        this.height = height;
        this.scene = scene;
    }

    /** {@return the width} */
    public double width() {
        return width;
    }

    /** {@return the height} */
    public double height() {
        return height;
    }

    /**
     * Adds a shape.
     *
     * @param shape the outline
     * @param fill the colour inside; null for none
     * @param stroke the colour of the line; null for none
     * @param thickness the thickness of the line
     * @return this sketch
     */
    public Sketch figure(Shape shape, @Nullable Color fill, @Nullable Color stroke, double thickness) {
        scene.figure(shape, fill, stroke, thickness);
        return this;
    }

    /**
     * Adds a rectangle.
     *
     * @param x its left side
     * @param y its upper side
     * @param across its width
     * @param down its height
     * @param fill the colour inside; null for none
     * @param stroke the colour of the line; null for none
     * @return this sketch
     */
    public Sketch box(double x, double y, double across, double down, @Nullable Color fill, @Nullable Color stroke) {
        scene.box(x, y, across, down, fill, stroke);
        return this;
    }

    /**
     * Adds a disc.
     *
     * @param x the x coordinate of its centre
     * @param y the y coordinate of its centre
     * @param radius its radius
     * @param fill the colour inside; null for none
     * @param stroke the colour of the line; null for none
     * @return this sketch
     */
    public Sketch disc(double x, double y, double radius, @Nullable Color fill, @Nullable Color stroke) {
        scene.disc(x, y, radius, fill, stroke, 1.4);
        return this;
    }

    /**
     * Adds a straight line.
     *
     * @param x1 the x coordinate of its start
     * @param y1 the y coordinate of its start
     * @param x2 the x coordinate of its end
     * @param y2 the y coordinate of its end
     * @param colour its colour
     * @param thickness its thickness
     * @return this sketch
     */
    public Sketch line(double x1, double y1, double x2, double y2, Color colour, double thickness) {
        scene.line(x1, y1, x2, y2, colour, thickness);
        return this;
    }

    /**
     * Adds a word centred at a point.
     *
     * @param x the x coordinate of the centre of the word
     * @param y the y coordinate of the centre of the word
     * @param text the word
     * @param size the size of the font
     * @param colour its colour; a contrast to the background of at least 4.5 to 1 is recommended for legibility
     * @return this sketch
     */
    public Sketch word(double x, double y, String text, double size, Color colour) {
        scene.word(x, y, text, size, Anchor.MIDDLE, colour);
        return this;
    }

    /**
     * Adds marks that together are a place of the state, named in the SVG, so that moves are chosen by clicking it.
     *
     * @param name the place in the notation of the game, such as {@code 3,2} for a cell
     * @param marks draws them
     * @return this sketch
     */
    public Sketch place(String name, Consumer<Sketch> marks) {
        scene.place(name, inner -> marks.accept(new Sketch(width, height, inner)));
        return this;
    }

    /**
     * Adds a copy of another sketch, with its places.
     *
     * @param other the sketch
     * @param x its left side
     * @param y its upper side
     * @return this sketch
     */
    public Sketch put(Sketch other, double x, double y) {
        scene.put(other.scene.marks(), x, y, 1, -1);
        return this;
    }

    Sketch add(InkMark mark) {
        scene.add(mark);
        return this;
    }

    List<InkMark> marks() {
        return scene.marks();
    }

    /** Returns a copy whose places belong to a component of the position. */
    Sketch owned(int component) {
        Sketch copy = new Sketch(width, height);
        copy.scene.put(scene.marks(), 0, 0, 1, component);
        return copy;
    }

    /**
     * {@return the marks so far as a picture}
     *
     * @param title the title, which is not drawn
     */
    public Picture picture(String title) {
        return new DrawnPicture(width, height, title, scene.marks());
    }

    /** Returns the size. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "sketch of %.0f by %.0f", width, height);
    }
}
