/**
 * Which bodies are near which: two dynamic trees, one for those that move and one for those at rest
 * (E. Coumans, Contact Generation, 2010, "Dynamic BVH tree broadphase").
 */
package org.trackwalk.contact.broadphase;
