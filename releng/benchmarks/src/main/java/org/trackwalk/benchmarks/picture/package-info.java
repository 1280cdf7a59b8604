/** Draws the pictures of {@code docs/manifolds.md} from replays. */
package org.trackwalk.benchmarks.picture;
