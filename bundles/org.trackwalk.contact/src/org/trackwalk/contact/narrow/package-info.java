/**
 * One convex shape against one triangle: how far apart or how deep, along which axis, at which
 * feature of the triangle, and the contact points of the pair. This is asked for each triangle near
 * a probe that is not a sphere.
 */
package org.trackwalk.contact.narrow;
