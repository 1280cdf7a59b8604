/**
 * A generated race circuit without a fault: a figure of eight with a bridge, hills and banking. Its
 * vertices come from one grid of <b>rows</b> (stations along the lap) and <b>columns</b> (points of
 * the cross-section), so pieces that adjoin hold the very same bits. A <b>strip</b> is the part of
 * the grid that became one piece.
 */
package org.trackwalk.examples.circuit;
