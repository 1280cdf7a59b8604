package org.trackwalk.io.kn5;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.names.NodePath;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.progress.Progress;

/**
 * A file as its nodes: markers, and meshes whose numbers are still in the file.
 *
 * @param input the file
 * @param materials their names
 * @param nodes in the order of the file, parents first
 */
public record Kn5File(ChunkInput input, List<String> materials, List<Kn5Node> nodes) {

  static final String MAGIC = "sc6969";

  /** Class, length of the name, children, active. */
  private static final int LEAST_NODE = 13;

  private static final int PLACE = 1;
  private static final int MESH = 2;
  private static final int MESH_ON_BONES = 3;

  /** More nodes than any track has; each takes some hundred bytes of memory. */
  private static final int MOST_NODES = 2_000_000;

  /**
   * Reads a file: its head and its nodes.
   *
   * @throws ImportException when it is none, is protected, or ends too early
   * @throws IOException when it cannot be read from disk
   */
  public static Kn5File read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    ChunkInput input = new ChunkInput(FileBytes.read(request, progress), request.displayName());
    if (!isKn5(input)) {
      throw input.refusal(
          0,
          "this is no KN5 file that can be read: it does not begin with "
              + MAGIC
              + ". Where a tool has encrypted or packed it, ask its author for the plain file");
    }
    Kn5Cursor cursor = new Kn5Cursor(input, MAGIC.length());
    Kn5Head head = Kn5Head.read(cursor);
    List<Kn5Node> nodes = nodes(cursor, progress);
    requireEnd(input, cursor);
    return new Kn5File(input, head.materials(), nodes);
  }

  private static boolean isKn5(ChunkInput input) {
    for (int i = 0; i < MAGIC.length(); i++) {
      if (i >= input.size() || input.octetAt(i) != MAGIC.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static void requireEnd(ChunkInput input, Kn5Cursor cursor) throws ImportException {
    for (int i = cursor.at(); i < input.size(); i++) {
      if (!input.isZero(i)) {
        throw input.refusal(
            cursor.at(),
            "the last node ends here but the file goes on for "
                + cursor.left()
                + " bytes: a tool has protected or extended it, or it is damaged; ask for the"
                + " plain file, or export it again");
      }
    }
  }

  /** A node whose children still come. */
  private static final class Open {
    private final Kn5Node node;
    private int left;

    Open(Kn5Node node) {
      this.node = node;
      this.left = node.children();
    }
  }

  private static List<Kn5Node> nodes(Kn5Cursor cursor, Progress progress) throws ImportException {
    List<Kn5Node> nodes = new ArrayList<>();
    Deque<Open> open = new ArrayDeque<>();
    do {
      progress.check();
      Kn5Node node = node(cursor, open.isEmpty() ? null : open.element().node);
      nodes.add(node);
      if (nodes.size() > MOST_NODES) {
        throw cursor.refusal(cursor.at(), "the file has more than " + MOST_NODES + " nodes");
      }
      open.push(new Open(node));
      while (!open.isEmpty() && open.element().left == 0) {
        open.pop();
      }
      if (!open.isEmpty()) {
        open.element().left--;
      }
    } while (!open.isEmpty());
    return List.copyOf(nodes);
  }

  private static Kn5Node node(Kn5Cursor cursor, Kn5Node parent) throws ImportException {
    int place = cursor.at();
    int kind = cursor.number("a node");
    String name = cursor.text("a node's name");
    int children = cursor.count(LEAST_NODE, "children of node '" + name + "'");
    boolean active = cursor.octet("a node") != 0;
    double[] placement = parent == null ? Placement.identity() : parent.placement();
    Kn5Mesh mesh = null;
    switch (kind) {
      case PLACE -> placement = Placement.compose(placement, matrix(cursor));
      case MESH, MESH_ON_BONES -> mesh = Kn5Mesh.read(cursor, kind == MESH_ON_BONES);
      default ->
          throw cursor.refusal(
              place,
              "node '"
                  + name
                  + "' is of class "
                  + kind
                  + ", which the format does not have; the file is damaged or protected");
    }
    if (!Placement.isFinite(placement)) {
      throw cursor.refusal(
          place, "the place of node '" + name + "' is not finite; apply its transform and export");
    }
    String path = parent == null ? "" : NodePath.join(parent.path(), name);
    return new Kn5Node(name, path, placement, mesh, active, children);
  }

  /** Sixteen numbers for row vectors: read column by column they are those for column vectors. */
  private static double[] matrix(Kn5Cursor cursor) throws ImportException {
    double[] columns = new double[16];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = cursor.real("a node's matrix") + 0.0;
    }
    return Placement.ofColumns(columns);
  }
}
