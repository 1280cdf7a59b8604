/**
 * What a contact method may know about a triangle's neighbours, computed once per scene and
 * identity when a method first asks: the faces beyond its edges, the smoothed normals at its
 * corners. Flat arrays; the voiding methods need none of it (P. Terdiman, Contact generation for
 * meshes, chapter 3).
 */
package org.trackwalk.contact.neighbour;
