package org.trackwalk.drive.judge.engine;

import java.util.Map;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.model.profile.Profile;

/**
 * What an engine does to a vehicle on edges that have no fault: the engine effect of
 * docs/judging.md, over a sample of the road's edges.
 *
 * @param profile the engine's
 * @param probed edges without a fault
 * @param felt of these, at how many something is felt
 * @param worst the worst of all; {@link Felt#NOTHING} when nothing is felt
 * @param sliding the worst for each body that slides, by its name
 * @param body that felt the worst; null when nothing is felt
 * @param way over the edge where it is worst; null likewise
 * @param halfEdge of the welded surface where it is worst; -1 likewise
 */
public record EngineEffect(
    Profile profile,
    int probed,
    int felt,
    Felt worst,
    Map<String, Felt> sliding,
    Body body,
    Crossing way,
    int halfEdge) {}
