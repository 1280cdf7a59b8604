/**
 * Chains: maximal connected runs of open edges with one ledger class and one pair of pieces, split
 * where they are interrupted for more than 2 m (docs/ledger.md). A finding is a chain.
 */
package org.trackwalk.seams.chain;
