package org.trackwalk.model.finding;

import org.trackwalk.mesh.level.MayBeNull;

/**
 * A finding that the team has accepted: kept and marked, never lost.
 *
 * @param finding what was found
 * @param reason why it may stay
 * @param by who accepted it; null when that is not said
 * @param until ISO date of the last day; null for ever
 */
public record Suppressed(
    Finding finding, String reason, @MayBeNull String by, @MayBeNull String until) {}
