package org.trackwalk.check.levels;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Set;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A level that was checked, and where it came from.
 *
 * @param source what it was loaded from
 * @param settings of the run, without what the level's manifest adds
 * @param level as loaded
 * @param files what was read for it; a folder among them stands for the list of its mesh files
 * @param begun when the first of them was opened; what was written later may be another content
 */
public record LoadedLevel(
    LevelSource source, CheckSettings settings, Level level, Set<Path> files, Instant begun) {}
