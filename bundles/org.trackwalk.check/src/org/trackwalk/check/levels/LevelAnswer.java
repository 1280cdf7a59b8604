package org.trackwalk.check.levels;

import java.util.List;
import org.trackwalk.model.report.LevelReport;

/**
 * What a check of one level came to, for whoever keeps it.
 *
 * @param report as it is kept: without geometry, with the writers' sketches
 * @param judged ids of the profiles that the level was judged by
 */
public record LevelAnswer(LevelReport report, List<String> judged) {}
