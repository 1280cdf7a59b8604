/**
 * Ground that is missing on a car's way: slots, torn pieces of road or verge, and whole stretches
 * between two ends of the road.
 */
package org.trackwalk.check.gap;
