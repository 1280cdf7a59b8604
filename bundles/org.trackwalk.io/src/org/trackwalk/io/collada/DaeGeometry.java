package org.trackwalk.io.collada;

import java.util.List;
import java.util.Map;
import org.trackwalk.io.polygon.LooseParts;

/**
 * A mesh as it is written.
 *
 * @param name for designers
 * @param line where it begins
 * @param scope units and axes of its coordinates
 * @param document the file that it is in
 * @param sources by id
 * @param vertices inputs of its {@code vertices} element
 * @param groups in the order of the file
 * @param loose its lines, which are in no group
 */
record DaeGeometry(
    String name,
    int line,
    DaeScope scope,
    DaeDocument document,
    Map<String, DaeSource> sources,
    List<DaeInput> vertices,
    List<DaeGroup> groups,
    LooseParts loose) {}
