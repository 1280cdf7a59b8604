/** The view Ride: what a car feels along the road, linked with the 3D view and the findings. */
package org.trackwalk.eclipse.viewer.ride;
