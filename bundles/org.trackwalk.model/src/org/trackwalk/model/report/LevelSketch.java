package org.trackwalk.model.report;

import java.util.Map;

/**
 * What a report keeps of a level's geometry, so that the level itself can be let go: hundreds of
 * levels are reported with a few megabytes each, not with all of their triangles.
 *
 * @param parts small byte arrays by name ({@code html/mesh}), opaque to everybody but the writer
 *     that made them; not copied, never changed
 */
public record LevelSketch(Map<String, byte[]> parts) {}
