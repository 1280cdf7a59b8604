package org.trackwalk.cli.serve;

import com.google.gson.JsonElement;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.LevelOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** A piece as a client sends it. */
final class PieceParams {

  /** Members of a piece. */
  static final String[] KEYS = {
    "name",
    "positions",
    "indices",
    "buffer",
    "matrix",
    "materials",
    "triangleMaterials",
    "class",
    "collidable"
  };

  private PieceParams() {}

  /**
   * The piece.
   *
   * @param usual the frame of pieces of which nothing is said
   * @param known the piece that it replaces; null when it is new
   */
  static Piece read(Params p, Frame usual, Piece known) throws RpcException {
    String name = p.need("name");
    ByteBuffer[] mesh = mesh(p, name);
    float[] xyz = floats(mesh[0]);
    int[] corners = ints(mesh[1]);
    if (xyz.length % 3 != 0 || corners.length % 3 != 0) {
      throw RpcException.params(
          p.where() + " '" + name + "': positions and indices come in threes");
    }
    int count = xyz.length / 3;
    for (int corner : corners) {
      if (corner < 0 || corner >= count) {
        throw RpcException.params(
            p.where()
                + " '"
                + name
                + "': index "
                + corner
                + " is none of its "
                + count
                + " vertices");
      }
    }
    Frame frame = known == null ? usual : known.frame();
    Piece.Builder builder =
        Piece.named(name, known == null ? "" : known.file())
            .node(known == null ? name : known.node())
            .frame(frame(p, frame))
            .mesh(xyz, corners)
            .places(0, 1)
            .surfaceClass(surfaceClass(p, known))
            .collidable(collidable(p, known));
    int triangles = corners.length / 3;
    if (p.has("materials")) {
      builder.surfaces(p.texts("materials"), materials(p, name, triangles));
    } else if (known != null && known.triangleCount() == triangles) {
      int[] surfaces = new int[triangles];
      for (int t = 0; t < triangles; t++) {
        surfaces[t] = known.surfaceIndex(t);
      }
      builder.surfaces(known.surfaces(), known.surfaces().isEmpty() ? null : surfaces);
    }
    return builder.build();
  }

  /** A piece some of whose vertices are elsewhere. */
  static Piece moved(Params p, Piece known) throws RpcException {
    int[] vertices = ints(p.words("vertices"));
    float[] to = floats(p.words("positions"));
    if (to.length != 3 * vertices.length) {
      throw RpcException.params(
          p.where()
              + ": "
              + vertices.length
              + " vertices need "
              + 3 * vertices.length
              + " numbers in 'positions', not "
              + to.length);
    }
    float[] xyz = known.positions().clone();
    for (int i = 0; i < vertices.length; i++) {
      int v = vertices[i];
      if (v < 0 || v >= known.vertexCount()) {
        throw RpcException.params(
            p.where()
                + ": '"
                + known.name()
                + "' has no vertex "
                + v
                + ", only "
                + known.vertexCount());
      }
      System.arraycopy(to, 3 * i, xyz, 3 * v, 3);
    }
    // A render normal belongs to what was there before.
    Piece.Builder builder = known.toBuilder().mesh(xyz, known.triangles()).normals(null, null);
    return builder.frame(frame(p, known.frame())).build();
  }

  /** Positions and indices: as text in the message, or one behind the other in a file. */
  private static ByteBuffer[] mesh(Params p, String name) throws RpcException {
    if (!p.has("buffer")) {
      return new ByteBuffer[] {p.words("positions"), p.words("indices")};
    }
    if (p.has("positions") || p.has("indices")) {
      throw RpcException.params(p.where() + " '" + name + "': 'buffer', or both others, not both");
    }
    Params buffer =
        Params.of(p.get("buffer"), p.where() + " '" + name + "' buffer", "file", "vertices");
    long vertices = whole(buffer, "vertices");
    String file = buffer.need("file");
    try {
      ByteBuffer all = ByteBuffer.wrap(bytes(file)).order(ByteOrder.LITTLE_ENDIAN);
      long split = 3 * Float.BYTES * vertices;
      if (split > all.capacity() || all.capacity() % Integer.BYTES != 0) {
        throw RpcException.params(
            buffer.where()
                + ": "
                + file
                + " has "
                + all.capacity()
                + " bytes, and "
                + vertices
                + " vertices alone take "
                + split);
      }
      ByteBuffer rest = all.slice((int) split, all.capacity() - (int) split);
      return new ByteBuffer[] {
        all.slice(0, (int) split).order(ByteOrder.LITTLE_ENDIAN),
        rest.order(ByteOrder.LITTLE_ENDIAN)
      };
    } catch (IOException | UsageException e) {
      throw new RpcException(RpcException.FAILED, file + " cannot be read: " + e.getMessage());
    }
  }

  /** Of a file only: a pipe, or a device, might never end. */
  private static byte[] bytes(String file) throws IOException, UsageException {
    Path path = NamedPath.of("buffer", file);
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw new IOException("it is not a file");
    }
    return Files.readAllBytes(path);
  }

  private static long whole(Params p, String name) throws RpcException {
    JsonElement value = p.get(name);
    boolean number =
        value != null && Params.isToken(value) && value.getAsJsonPrimitive().isNumber();
    if (!number || value.getAsLong() < 0 || value.getAsLong() > Integer.MAX_VALUE) {
      throw p.wrong(name, "a whole number that is not below 0");
    }
    return value.getAsLong();
  }

  private static float[] floats(ByteBuffer words) {
    float[] values = new float[words.remaining() / Float.BYTES];
    words.asFloatBuffer().get(values);
    return values;
  }

  private static int[] ints(ByteBuffer words) {
    int[] values = new int[words.remaining() / Integer.BYTES];
    words.asIntBuffer().get(values);
    return values;
  }

  /** The matrix, 16 numbers column by column as in glTF, in the axes and unit of the piece. */
  private static Frame frame(Params p, Frame usual) throws RpcException {
    double[] m = p.numbers("matrix", 16);
    if (m == null) {
      return usual;
    }
    double[] rows = {m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]};
    return Frame.of(rows, usual.up(), usual.unit());
  }

  private static SurfaceClass surfaceClass(Params p, Piece known) throws RpcException {
    String said = p.text("class");
    if (said == null) {
      return known == null ? SurfaceClass.UNKNOWN : known.surfaceClass();
    }
    List<String> names = Stream.of(SurfaceClass.values()).map(SurfaceClass::id).toList();
    return SurfaceClass.values()[names.indexOf(known(p, "class", said, names))];
  }

  private static boolean collidable(Params p, Piece known) throws RpcException {
    Boolean said = p.truth("collidable");
    return said == null ? known == null || known.collidable() : said;
  }

  private static int[] materials(Params p, String name, int triangles) throws RpcException {
    int count = p.texts("materials").size();
    if (!p.has("triangleMaterials")) {
      return null; // all the first
    }
    int[] materials = ints(p.words("triangleMaterials"));
    boolean fits = materials.length == triangles;
    for (int material : materials) {
      fits &= material >= -1 && material < count;
    }
    if (!fits) {
      throw RpcException.params(
          p.where()
              + " '"
              + name
              + "': 'triangleMaterials' has one index below "
              + count
              + " for each of its "
              + triangles
              + " triangles, -1 for none");
    }
    return materials;
  }

  /** Axis and unit of the pieces that a client sends. */
  static Frame frame(String up, String units, Frame usual) throws RpcException {
    try {
      return Frame.of(
          up == null ? usual.up() : LevelOptions.axis("'up'", up),
          units == null ? usual.unit() : LevelOptions.unit("'units'", units));
    } catch (UsageException e) {
      throw RpcException.params(e.getMessage());
    }
  }

  private static String known(Params p, String key, String said, List<String> names)
      throws RpcException {
    try {
      return Choice.known("'" + key + "'", said.toLowerCase(Locale.ROOT), names);
    } catch (UsageException e) {
      throw RpcException.params(p.where() + ": " + e.getMessage());
    }
  }
}
