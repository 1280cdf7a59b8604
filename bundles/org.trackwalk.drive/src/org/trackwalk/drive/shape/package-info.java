/**
 * The shape of the road as a car feels it: where the slope breaks, where a car takes off or is
 * pressed down. Measured along the rows and lanes of the road.
 */
package org.trackwalk.drive.shape;
