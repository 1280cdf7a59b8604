/**
 * From what the rules found to what a designer reads: folded, fingerprinted, worst first, in groups
 * (docs/ranking.md).
 */
package org.trackwalk.check.rank;
