/**
 * Which vertices are one. <b>Identity of a vertex is (frame, source bits)</b> (P. Terdiman, Contact
 * generation for meshes, chapter 6): inside a frame the stored bits decide, between frames the
 * placed position does. The weld never repairs; vertices that are equal but not bit-equal stay
 * apart.
 *
 * <p>The outcome is a {@link org.trackwalk.mesh.weld.WeldedSurface} whose order does not depend on
 * the order of the input.
 */
package org.trackwalk.mesh.weld;
