/** The ride as data: what a car feels along the lanes of a road. */
package org.trackwalk.model.ride;
