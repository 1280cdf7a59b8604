/**
 * The contact points between a probe and the ground, in one shot or over time (seed 001, "Multiple
 * contact points using perturbation" to "Hybrid method"; seed 003), and their reduction to as many
 * as a solver wants (seeds 002 and 003).
 *
 * <p>What finds points for a probe at a place is a {@link
 * org.trackwalk.contact.manifold.ContactSource}; sources are made of sources.
 */
package org.trackwalk.contact.manifold;
