/**
 * What is felt where the vehicle comes over a seam between two borders, by its bodies and its
 * wheels.
 */
package org.trackwalk.drive.judge.seam;
