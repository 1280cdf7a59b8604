package org.trackwalk.model.profile;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.level.Piece;

/**
 * The vehicle's own mesh, in metres: z forward, y up, x to the left; y = 0 is the ground that its
 * wheels stand on, x = 0 its middle.
 *
 * @param name of its file
 * @param positions xyz triples
 * @param triangles three indices each
 * @param pieces names of what it is made of
 * @param pieceOf each triangle's piece
 */
public record VehicleMesh(
    String name, float[] positions, int[] triangles, List<String> pieces, int[] pieceOf) {

  /** Longer than any vehicle, metres: a road train in Australia has 53.5 m. */
  public static final double LONGEST = 60;

  /** Shorter than a model car of 1:10, metres. */
  private static final double SHORTEST = 0.3;

  /** How far under y = 0 a tyre may reach, metres: it is pressed flat there. */
  private static final double SUNK = 0.05;

  /**
   * How high over y = 0 the lowest point of a body without wheels may be, as part of its height.
   */
  private static final double HUNG = 0.6;

  /** How far its middle may lie from x = 0, as part of its width. */
  private static final double ASIDE = 0.25;

  /**
   * The mesh of pieces, placed as their frames say.
   *
   * @throws ProfileException when it cannot be a vehicle: what is wrong, and what to do
   */
  public static VehicleMesh of(String name, List<Piece> pieces) throws ProfileException {
    int vertices = pieces.stream().mapToInt(Piece::pointCount).sum();
    int count = pieces.stream().mapToInt(Piece::triangleCount).sum();
    float[] positions = new float[3 * vertices];
    int[] triangles = new int[3 * count];
    int[] pieceOf = new int[count];
    List<String> names = new ArrayList<>();
    int vertex = 0;
    int corner = 0;
    for (Piece piece : pieces) {
      float[] placed = piece.frame().place(piece.points());
      System.arraycopy(placed, 0, positions, 3 * vertex, placed.length);
      boolean mirrored = piece.frame().mirrors();
      int[] corners = piece.corners();
      for (int i = 0; i < corners.length; i++) {
        int k = mirrored && i % 3 > 0 ? i + 3 - 2 * (i % 3) : i;
        pieceOf[corner / 3] = names.size();
        triangles[corner++] = vertex + corners[k];
      }
      vertex += placed.length / 3;
      names.add(piece.name());
    }
    VehicleMesh mesh = new VehicleMesh(name, positions, triangles, List.copyOf(names), pieceOf);
    mesh.refuse();
    return mesh;
  }

  /** A text that is another one for any other mesh: its SHA-256, in hexadecimal digits. */
  public String digest() {
    ByteBuffer bytes = ByteBuffer.allocate(4 * (positions.length + triangles.length));
    for (float number : positions) {
      bytes.putFloat(number);
    }
    for (int corner : triangles) {
      bytes.putInt(corner);
    }
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      sha.update(String.join("\n", pieces).getBytes(StandardCharsets.UTF_8));
      sha.update(bytes.array());
      return HexFormat.of().formatHex(sha.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /** Number of triangles. */
  public int triangleCount() {
    return pieceOf.length;
  }

  /** Least and greatest coordinate of the used corners: x, y, z and x, y, z; metres. */
  public double[] box() {
    double inf = Double.POSITIVE_INFINITY;
    double[] box = {inf, inf, inf, -inf, -inf, -inf};
    for (int corner : triangles) {
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], positions[3 * corner + k]);
        box[3 + k] = Math.max(box[3 + k], positions[3 * corner + k]);
      }
    }
    return box;
  }

  private void refuse() throws ProfileException {
    if (triangles.length == 0) {
      throw new ProfileException(name + " has no triangles: name the mesh of a vehicle");
    }
    for (int corner : triangles) {
      for (int k = 0; k < 3; k++) {
        if (!Float.isFinite(positions[3 * corner + k])) {
          throw new ProfileException(name + " has a corner that is no number: export it again");
        }
      }
    }
    double[] b = box();
    double wide = b[3] - b[0];
    double high = b[4] - b[1];
    double length = b[5] - b[2];
    String size = name + said(" is %.3g x %.3g x %.3g m (x, y, z)", wide, high, length);
    double most = Math.max(length, Math.max(wide, high));
    if (most > LONGEST || most < SHORTEST) {
      throw new ProfileException(
          size + ": no vehicle; say its unit in a manifest (units, or scale)");
    }
    if (wide > length || high > length) {
      String long1 = wide > high ? "x" : "y";
      throw new ProfileException(
          size
              + ": it is longest along "
              + long1
              + ", and its way forward is +z, up +y; turn it (rotate in a manifest)");
    }
    if (b[1] < -SUNK || b[1] > HUNG * high) {
      throw new ProfileException(
          name
              + said(" begins at y = %.3g m", b[1])
              + ": y = 0 is the ground that its wheels stand on; move it (translate in a"
              + " manifest)");
    }
    if (Math.abs(b[0] + b[3]) / 2 > ASIDE * wide) {
      throw new ProfileException(
          name
              + said(" has its middle at x = %.3g m", (b[0] + b[3]) / 2)
              + ": it is to be at x = 0; move it (translate in a manifest)");
    }
  }

  private static String said(String words, Object... values) {
    return String.format(Locale.ROOT, words, values);
  }
}
