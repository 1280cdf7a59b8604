/**
 * What a car feels of the shape of the road: where the slope breaks, where it takes off or is
 * pressed down, what stands up in its way, and where the ground is missing. Measured along the rows
 * and lanes of {@code check.road}.
 */
package org.trackwalk.check.ride;
