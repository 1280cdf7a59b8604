package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.model.profile.Bodies;

/**
 * The road of a {@link SeamModel}: flat, y = 0, quads of half a metre, from {@link #START} to the
 * seam at x = 0 and on as far again, {@link #WIDTH} wide from z = 0 on.
 */
final class ModelRoad {

  /** Edge of a quad, metres (docs/engines.md). */
  static final double QUAD = 0.5;

  /** Where the road begins, metres: a box of 5 m fits before the seam. */
  static final double START = -6;

  /** Metres. */
  static final double WIDTH = 4;

  private static final int ALONG = 12;
  private static final int ACROSS = 8;

  private ModelRoad() {}

  static ProbeScene of(SeamModel model) {
    float[] left = side(START, 0, 0, 0);
    float[] right =
        switch (model.fault()) {
          case NONE, STORED_TWICE -> side(0, 0, 0, 0);
          case SHIFTED -> side(0, 0, model.size(), 0);
          case SIGNED_ZERO -> side(0, -0.0, 0, 0);
          case T_JUNCTION -> side(0, 0, QUAD / 2, 0);
          case STEP -> side(0, model.size(), 0, 0);
          case GAP -> side(model.size(), 0, 0, 0);
          case BENT -> side(0, 0, 0, StrictMath.tan(StrictMath.toRadians(model.size())));
        };
    List<Piece> pieces = new ArrayList<>();
    if (model.fault() == SeamModel.Fault.NONE) {
      pieces.add(welded(left, right));
    } else if (model.together() == Bodies.PIECE) {
      pieces.add(
          Piece.named("road", "road.obj").mesh(joined(left, right), quads(0, left.length)).build());
    } else {
      boolean file = model.together() == Bodies.FILE;
      pieces.add(Piece.named("left", "left.obj").mesh(left, quads(0)).build());
      pieces.add(
          Piece.named("right", file ? "left.obj" : "right.obj").mesh(right, quads(0)).build());
    }
    return ProbeScene.of(ExactWeld.weld(pieces, 1, Progress.none()), 1, Progress.none());
  }

  /** One mesh over shared vertices: the first row of the right side is the last of the left. */
  private static Piece welded(float[] left, float[] right) {
    int row = 3 * (ACROSS + 1);
    float[] positions = new float[left.length + right.length - row];
    System.arraycopy(left, 0, positions, 0, left.length);
    System.arraycopy(right, row, positions, left.length, right.length - row);
    return Piece.named("road", "road.obj").mesh(positions, quads(0, left.length - row)).build();
  }

  private static float[] joined(float[] left, float[] right) {
    float[] both = new float[left.length + right.length];
    System.arraycopy(left, 0, both, 0, left.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }

  private static float[] side(double fromX, double y, double fromZ, double slope) {
    float[] positions = new float[3 * (ALONG + 1) * (ACROSS + 1)];
    int at = 0;
    for (int i = 0; i <= ALONG; i++) {
      for (int j = 0; j <= ACROSS; j++) {
        positions[at++] = (float) (fromX + QUAD * i);
        positions[at++] = slope == 0 ? (float) y : (float) (y - slope * QUAD * i);
        positions[at++] = (float) (fromZ + QUAD * j);
      }
    }
    return positions;
  }

  /** The triangles of sides whose vertices start at some coordinates of the array. */
  private static int[] quads(int... firstCoordinates) {
    int[] triangles = new int[6 * ALONG * ACROSS * firstCoordinates.length];
    int k = 0;
    for (int first : firstCoordinates) {
      for (int i = 0; i < ALONG; i++) {
        for (int j = 0; j < ACROSS; j++) {
          int a = first / 3 + (ACROSS + 1) * i + j;
          int b = a + ACROSS + 1;
          for (int corner : new int[] {a, a + 1, b, b, a + 1, b + 1}) {
            triangles[k++] = corner;
          }
        }
      }
    }
    return triangles;
  }
}
