/**
 * What findings of rules in several rooms have in common: how they are put together about a chain,
 * a triangle, the road or what an importer noted, which triangles make one place, and what is a
 * kerb.
 */
package org.trackwalk.check.rules.finding;
