/**
 * The fast path of sphere contacts: the same contacts as {@link
 * org.trackwalk.contact.query.ContactQuery}, bit for bit, for the methods that void features, from
 * a scene packed for few cache lines per query.
 *
 * <p>Leaf blocks hold up to 16 triangles over up to 16 vertices of their own, nodes hold up to
 * eight boxes. Features are classified in fast arithmetic with proven bounds; what the bounds leave
 * open, and every number that goes out, comes from the code of the reference.
 */
package org.trackwalk.contact.packed;
