/**
 * Narrow phase: the triangles around a probe become <b>candidates</b>, each with its closest
 * feature, its distance and the direction to the probe. Contact methods then say which of them are
 * contacts.
 *
 * <p>What decides topology (in front or behind, which feature, nearer or farther, in reach or not)
 * is exact: a floating-point filter first, integer arithmetic when it cannot decide. So triangles
 * that share a feature always tie on it, and a triangle that holds a feature is never farther than
 * it.
 *
 * <p>Feature codes are those of {@link org.trackwalk.mesh.geometry.ClosestPoint}.
 */
package org.trackwalk.contact.candidate;
