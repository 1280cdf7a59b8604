package org.trackwalk.model.report;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.seam.SeamBook;

/**
 * What writers draw of a level.
 *
 * @param seams the seams of the level, surveyed when first asked for
 * @param surface the geometry
 * @param surfaceClass what a triangle of {@code surface} is for, by its index
 */
public record LevelGeometry(
    Supplier<SeamBook> seams, WeldedSurface surface, IntFunction<SurfaceClass> surfaceClass) {}
