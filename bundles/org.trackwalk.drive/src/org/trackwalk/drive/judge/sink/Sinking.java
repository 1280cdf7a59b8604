package org.trackwalk.drive.judge.sink;

import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.model.profile.Profile;

/**
 * A place where a body sinks into the surface because an engine drops the contact that carries it.
 *
 * @param halfEdge of the welded surface: the edge that should carry
 * @param profile the engine's
 * @param body that sinks
 * @param at where the edge is touched, three doubles, level coordinates
 * @param centre of the body where the edge should hold it, three doubles
 * @param depth how far the edge comes into the body, metres
 * @param through whether nothing stops the body within its own radius
 */
public record Sinking(
    int halfEdge,
    Profile profile,
    Body body,
    double[] at,
    double[] centre,
    double depth,
    boolean through) {}
