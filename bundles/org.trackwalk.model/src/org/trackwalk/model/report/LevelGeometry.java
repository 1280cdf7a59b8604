package org.trackwalk.model.report;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.seam.SeamBook;

/**
 * What writers draw of a level.
 *
 * @param seams the seams of the level, surveyed when first asked for
 * @param ride along the road, measured when first asked for; null comes of it where nothing is
 *     driven along
 * @param surface the geometry
 * @param surfaceClass what a triangle of {@code surface} is for, by its index
 */
public record LevelGeometry(
    Supplier<SeamBook> seams,
    Supplier<LevelRide> ride,
    WeldedSurface surface,
    IntFunction<SurfaceClass> surfaceClass) {}
