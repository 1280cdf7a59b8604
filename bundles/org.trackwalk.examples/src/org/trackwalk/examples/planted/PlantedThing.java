package org.trackwalk.examples.planted;

import org.trackwalk.examples.seeded.Expected;

/**
 * One thing on a circuit, or one place where ground is gone, and what must be told of it.
 *
 * @param kind what it is
 * @param piece that it is, or of which it is a part
 * @param expected how loud it must be told, and where
 */
public record PlantedThing(ThingKind kind, String piece, Expected expected) {}
