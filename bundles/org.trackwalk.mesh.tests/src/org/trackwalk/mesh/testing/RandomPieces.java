package org.trackwalk.mesh.testing;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;

/** Small random pieces that meet often and in every awkward way: shared seams, zeros, frames. */
public final class RandomPieces {

  private static final float ONE_UP = Math.nextUp(1f);
  private static final float[] COORDINATES = {0f, -0f, 1f, ONE_UP, -1f, 2f, 0.01f, 100f};

  private static final Frame[] FRAMES = {
    Frame.LEVEL,
    Frame.of(UpAxis.Z, LengthUnit.METRE),
    Frame.of(UpAxis.X, LengthUnit.METRE),
    Frame.of(UpAxis.Y, LengthUnit.CENTIMETRE),
    // so far away that neighbouring floats are placed on one
    Frame.of(new double[] {1, 0, 0, 1000, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE),
    // so far away that 1 and 2 are placed on one
    Frame.of(new double[] {1, 0, 0, 1e9, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE),
    Frame.of(new double[] {-1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Z, LengthUnit.METRE),
    // carries large coordinates out of the floats
    Frame.of(new double[] {1e38, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, UpAxis.Y, LengthUnit.METRE)
  };

  private RandomPieces() {}

  /** One to five pieces in one to three frames, some not collidable. */
  public static List<Piece> pieces(Random random) {
    List<Piece> pieces = new ArrayList<>();
    int frames = 1 + random.nextInt(3);
    Frame[] chosen = new Frame[frames];
    for (int i = 0; i < frames; i++) {
      chosen[i] = FRAMES[i == 0 && random.nextBoolean() ? 0 : random.nextInt(FRAMES.length)];
    }
    int count = 1 + random.nextInt(5);
    for (int i = 0; i < count; i++) {
      pieces.add(piece("p" + i, chosen[random.nextInt(frames)], random));
    }
    return pieces;
  }

  private static Piece piece(String name, Frame frame, Random random) {
    float[] positions = new float[3 * (1 + random.nextInt(12))];
    int choice = 2 + random.nextInt(COORDINATES.length - 1);
    for (int i = 0; i < positions.length; i++) {
      positions[i] = COORDINATES[random.nextInt(choice)];
    }
    if (random.nextInt(6) == 0) {
      positions[random.nextInt(positions.length)] = Float.NaN;
    }
    int[] triangles = new int[3 * random.nextInt(20)];
    int[] surfaces = new int[triangles.length / 3];
    for (int i = 0; i < triangles.length; i++) {
      triangles[i] = random.nextInt(positions.length / 3);
    }
    BitSet twoSided = new BitSet();
    for (int i = 0; i < surfaces.length; i++) {
      surfaces[i] = random.nextInt(3) - 1;
      twoSided.set(i, random.nextInt(4) == 0);
    }
    return Piece.named(name, "file.obj")
        .frame(frame)
        .mesh(positions, triangles)
        .surfaces(List.of("tar", "sand"), surfaces)
        .twoSidedTriangles(twoSided)
        .collidable(random.nextInt(8) != 0)
        .build();
  }

  /** The same pieces, with pieces, vertices, triangles and their first corners in another order. */
  public static List<Piece> shuffled(List<Piece> pieces, Random random) {
    List<Piece> shuffled = new ArrayList<>();
    for (Piece piece : pieces) {
      shuffled.add(shuffled(piece, random));
    }
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  private static Piece shuffled(Piece piece, Random random) {
    int[] vertexOrder = permutation(piece.vertexCount(), random);
    float[] positions = new float[piece.positions().length];
    for (int v = 0; v < vertexOrder.length; v++) {
      System.arraycopy(piece.positions(), 3 * v, positions, 3 * vertexOrder[v], 3);
    }
    int[] triangleOrder = permutation(piece.triangleCount(), random);
    int[] triangles = new int[piece.triangles().length];
    int[] surfaces = new int[triangleOrder.length];
    BitSet twoSided = new BitSet();
    for (int t = 0; t < triangleOrder.length; t++) {
      int turn = random.nextInt(3);
      for (int k = 0; k < 3; k++) {
        triangles[3 * triangleOrder[t] + k] =
            vertexOrder[piece.triangles()[3 * t + (k + turn) % 3]];
      }
      surfaces[triangleOrder[t]] = piece.surfaces().indexOf(piece.surface(t));
      twoSided.set(triangleOrder[t], piece.twoSided(t));
    }
    return piece.toBuilder()
        .mesh(positions, triangles)
        .surfaces(piece.surfaces(), surfaces)
        .twoSidedTriangles(twoSided)
        .build();
  }

  private static int[] permutation(int size, Random random) {
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }
}
