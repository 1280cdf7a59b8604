/**
 * Where surfaces pass through each other: exact tests of pairs of triangles, found cell by cell.
 * The lines along which they do are walked in {@code contact.collide}.
 */
package org.trackwalk.ground.crossing;
