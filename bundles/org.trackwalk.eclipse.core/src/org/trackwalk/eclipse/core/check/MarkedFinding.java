package org.trackwalk.eclipse.core.check;

import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.model.finding.Finding;

/**
 * The finding behind a marker.
 *
 * @param level that it was found in
 * @param part of the level
 * @param finding as the report has it
 */
public record MarkedFinding(TrackLevel level, LevelPart part, Finding finding) {}
