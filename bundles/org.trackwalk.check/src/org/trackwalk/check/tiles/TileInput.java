package org.trackwalk.check.tiles;

import org.trackwalk.check.states.FindingStates;

/**
 * What is known of a level beside what is in it.
 *
 * @param shown how it was called on the command line
 * @param states what the team says of its findings
 */
public record TileInput(String shown, FindingStates states) {}
