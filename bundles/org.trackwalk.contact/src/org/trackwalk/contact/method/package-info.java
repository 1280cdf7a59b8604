/**
 * Contact methods: named strategies that say which candidates are contacts, one file per algorithm,
 * one line per algorithm in {@link org.trackwalk.contact.method.MethodList}.
 *
 * <p>Words of P. Terdiman's paper: a <b>face contact</b> has its closest point inside a triangle;
 * edge and vertex contacts are <b>delayed</b>; triangles that came before <b>void</b> their edges
 * and vertices, and a delayed contact on a voided feature is no contact.
 */
package org.trackwalk.contact.method;
