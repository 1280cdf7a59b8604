package org.trackwalk.contact.collide;

/**
 * A part of a surface that contours bound.
 *
 * @param contours numbers of the contours around it, ascending
 * @param area square metres
 * @param vertices of the surface that lie in it, ascending
 * @param behind true when it lies behind the other surface's front where they cross: inside, where
 *     that is closed
 * @param bounded false when a contour around it is not closed: then it goes on around its end
 */
public record Region(
    int[] contours, double area, int[] vertices, boolean behind, boolean bounded) {}
