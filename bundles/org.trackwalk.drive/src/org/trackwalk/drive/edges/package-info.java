/**
 * Where the ground ends for a car: slots and missing stretches across its way, drops beside it.
 * Measured along the rows and lanes of the road.
 */
package org.trackwalk.drive.edges;
