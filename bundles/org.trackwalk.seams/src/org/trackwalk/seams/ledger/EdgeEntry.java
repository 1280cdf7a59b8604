package org.trackwalk.seams.ledger;

import org.trackwalk.model.finding.LedgerClass;

/**
 * One line of the ledger: an open edge, its owner class and the numbers behind it.
 *
 * @param edge index into {@link OpenEdges}
 * @param owner the class
 * @param partner the open edge on the other side; -1 when the other side is none
 * @param otherTriangle the triangle on the other side when it is not a border; -1 else
 * @param distance what the class measures: for near misses the largest distance of matched ends,
 *     for a step the height, for a gap the width, for an overlap its width or the layers' distance
 * @param normalPart largest distance along the surface normal, metres
 * @param inPlanePart largest distance along the conormal, metres; ahead positive
 * @param at where along the edge (0 to 1) it is worst
 * @param vertex the vertex that the other border lacks, for T-junctions; -1 else
 */
public record EdgeEntry(
    int edge,
    LedgerClass owner,
    int partner,
    int otherTriangle,
    double distance,
    double normalPart,
    double inPlanePart,
    double at,
    int vertex) {}
