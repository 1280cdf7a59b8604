/**
 * What is in the way of a body on the road: the volume that it sweeps is cut with all triangles
 * that it may meet.
 */
package org.trackwalk.check.things;
