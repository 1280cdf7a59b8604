package org.trackwalk.drive.judge.seam;

import org.trackwalk.drive.judge.sweep.Felt;

/**
 * What a shape of the vehicle feels at a seam over which it was moved.
 *
 * @param profile id of the engine's
 * @param shape as reports name it
 * @param felt the worst over all phases and both directions of travel; null where probing cannot
 *     tell, because the engine bumps nearly as hard without the fault, rounds the box's edges, or
 *     has a damper that goes by more than the height
 */
public record SeamFelt(String profile, String shape, Felt felt) {}
