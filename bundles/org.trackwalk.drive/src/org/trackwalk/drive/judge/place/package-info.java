/**
 * What lies around a place: ways over edges, the triangles that a probe can meet there, and these
 * as scenes of their own, as authored and healed.
 */
package org.trackwalk.drive.judge.place;
