/**
 * Clipping of a polygon against the side planes of a reference face (I. Sutherland and G. Hodgman,
 * "Reentrant polygon clipping", 1974; E. Coumans' talk and article). The face itself does not clip:
 * which points are near enough is for the caller to say.
 */
package org.trackwalk.contact.clip;
