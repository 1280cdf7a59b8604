/**
 * The contact points between a probe and the ground, in one shot or over time (E. Coumans, Contact
 * Generation, 2010, "Multiple contact points using perturbation" to "Hybrid method"; D. Gregorius,
 * Robust Contact Creation for Physics Simulations, 2015), and their reduction to as many as a
 * solver wants (E. Coumans and D. Gregorius).
 *
 * <p>What finds points for a probe at a place is a {@link
 * org.trackwalk.contact.manifold.ContactSource}; sources are made of sources.
 */
package org.trackwalk.contact.manifold;
