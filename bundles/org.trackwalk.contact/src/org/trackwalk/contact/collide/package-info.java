/**
 * Two surfaces that go through each other: contours, what lies inside, depth (ArtiSynth Modeling
 * Guide, section 8.4.2, colliders by triangle intersection and by contour).
 */
package org.trackwalk.contact.collide;
