/**
 * The boundary ledger: every open edge of the welded level gets exactly one owner class
 * (docs/ledger.md).
 *
 * <p>An <b>open edge</b> is used by one triangle after the exact weld. Its <b>conormal</b> lies in
 * the triangle's plane, is at right angles to the edge and points away from the triangle. Two edges
 * <b>face</b> each other when their conormals oppose. The distance between facing edges is split
 * into the <b>normal part</b> (along the mean surface normal: a step) and the <b>in-plane part</b>
 * (along the conormal: ahead is a gap, behind an overlap).
 */
package org.trackwalk.seams.ledger;
