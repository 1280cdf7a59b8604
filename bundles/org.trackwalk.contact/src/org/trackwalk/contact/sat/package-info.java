/**
 * Separating axes of convex polyhedra and triangles (E. Coumans, Contact generation between 3D
 * convex meshes, 2011, "SAT in a nutshell"; S. Gottschalk, "Separating axis theorem for polytope
 * overlap detection"; C. Ericson, Real-Time Collision Detection, 5.2.1): the exhaustive search as
 * an oracle, and the search with the three reductions of E. Coumans' article.
 *
 * <p>An axis is a unit vector d from B to A. Its separation is the least d·p of A minus the
 * greatest d·q of B, metres: positive when a gap lies between the projections, otherwise minus the
 * depth along d. The greatest separation of all axes is positive when the bodies are apart, and
 * otherwise minus the length of the shortest translation that parts them.
 *
 * <p>Two boxes: 6 + 6 faces and 12 x 12 pairs of edges are 156 candidates. Opposite faces share a
 * direction and each four edges do, so 3 + 3 + 3 x 3 = 15 are left.
 */
package org.trackwalk.contact.sat;
