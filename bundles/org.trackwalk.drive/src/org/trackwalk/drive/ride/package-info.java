/**
 * The ride: what a car feels along a lane. Heights, slopes and curvatures every tenth of a metre,
 * the answer of a car on its springs, roughness, and jumps. Kinematics and one linear filter; no
 * contact is looked at.
 */
package org.trackwalk.drive.ride;
