/**
 * Clipping of a polygon against the side planes of a reference face (I. Sutherland and G. Hodgman,
 * "Reentrant polygon clipping", 1974; seeds 001 and 002). The face itself does not clip: which
 * points are near enough is for the caller to say.
 */
package org.trackwalk.contact.clip;
