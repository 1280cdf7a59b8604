/**
 * Placements as files write them (matrices, quaternions, scales) turned into three rows of four.
 */
package org.trackwalk.io.placement;
