package org.trackwalk.check.rule;

import java.util.List;
import org.trackwalk.seams.chain.Chain;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.PaintedSheets;

/**
 * The open edges of a level, each with its one reason.
 *
 * @param ledger owner classes of the open edges
 * @param chains of the classes that something is said about
 * @param sheets what lies on the ground like paint
 */
public record JudgedBorders(Ledger ledger, List<Chain> chains, PaintedSheets sheets) {}
