package org.impartial.picture.kind;

import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;

/** Equally spaced points on a circle, clockwise from the top, with free space around it. */
public record Circle(int points, double radius, double margin) {
    /** Returns a circle on which discs do not touch each other, no smaller than a radius. */
    public static Circle of(int points, double disc, double least) {
        return new Circle(points, Math.max(least, points * (2 * disc + 6) / (2 * Math.PI)), disc + 6);
    }

    public Sketch sketch() {
        return new Sketch(2 * middle(), 2 * middle()).disc(middle(), middle(), radius, null, Palette.GREY);
    }

    public double middle() {
        return radius + margin;
    }

    public double x(int point) {
        return middle() + radius * Math.cos(angle(point));
    }

    public double y(int point) {
        return middle() + radius * Math.sin(angle(point));
    }

    private double angle(int point) {
        return 2 * Math.PI * point / points - Math.PI / 2;
    }
}
