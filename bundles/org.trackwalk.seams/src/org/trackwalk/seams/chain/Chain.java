package org.trackwalk.seams.chain;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * A connected run of open edges with one owner class and one pair of pieces.
 *
 * @param owner the ledger class
 * @param surfaceClass of the two sides the one with the lower weight
 * @param piece index of the piece whose name comes first
 * @param other index of the other piece; the same when both sides are one piece, -1 when there is
 *     no other side
 * @param entries the ledger's lines, in edge order
 * @param worst the entry with the largest distance, the first of equals
 * @param path points along the chain, xyz triples in level coordinates
 * @param length metres along the longer side
 */
public record Chain(
    LedgerClass owner,
    SurfaceClass surfaceClass,
    int piece,
    int other,
    List<EdgeEntry> entries,
    EdgeEntry worst,
    double[] path,
    double length) {}
