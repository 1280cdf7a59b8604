/**
 * What a level had yesterday and has today: findings of two checks, paired by their fingerprints
 * (docs/baseline.md), and what became of each.
 */
package org.trackwalk.check.baseline;
