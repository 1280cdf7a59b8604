package org.trackwalk.peers.jolt;

import com.github.stephengold.joltjni.vhacd.Decomposer;
import com.github.stephengold.joltjni.vhacd.FillMode;
import com.github.stephengold.joltjni.vhacd.Parameters;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.parts.PartsMaker;

/**
 * V-HACD 4 (K. Mamou, BSD licence), which Jolt's Java binding brings: approximate convex
 * decomposition of voxels.
 */
public final class VhacdParts implements PartsMaker {

  /** Corners of a hull at most; the library's own default. */
  private static final int CORNERS = 64;

  private final int voxels;

  /**
   * A decomposition.
   *
   * @param voxels how many the model is made of; the library's own default is 400,000
   */
  public VhacdParts(int voxels) {
    this.voxels = voxels;
  }

  @Override
  public String id() {
    return "V-HACD 4, " + voxels / 1000 + "k voxels";
  }

  @Override
  public List<ConvexHull> parts(WeldedSurface model, int most, double error) throws EngineMissing {
    JoltLibrary.ONE.start();
    List<ConvexHull> hulls = new ArrayList<>();
    try (Parameters wanted = new Parameters();
        Decomposer decomposer = new Decomposer()) {
      wanted
          .setMaxConvexHulls(most)
          .setResolution(voxels)
          .setMinimumVolumePercentErrorAllowed(100 * error)
          .setMaxNumVerticesPerCh(CORNERS)
          .setFillMode(FillMode.FloodFill)
          .setAsyncAcd(false);
      for (var hull : decomposer.decompose(model.positions(), model.triangles(), wanted)) {
        FloatBuffer points = hull.getPointsAsBuffer();
        double[] corners = new double[points.limit()];
        for (int i = 0; i < corners.length; i++) {
          corners[i] = points.get(i);
        }
        hulls.add(HullBuilder.hull(corners));
        hull.close();
      }
    }
    return hulls;
  }
}
