/**
 * From what the rules found to what a designer reads: folded, fingerprinted, worst first, in groups
 * (RULES 3).
 */
package org.trackwalk.check.rank;
