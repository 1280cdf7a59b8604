package org.trackwalk.io.patch.format;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonMember;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.io.patch.Edit;
import org.trackwalk.io.patch.FilePatch;
import org.trackwalk.io.patch.MeshPatcher;
import org.trackwalk.io.patch.PatchException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Patches glTF scenes. Positions and indices are written in place; lists that grow are written anew
 * behind the end of their buffer, with all values of a new vertex between those of its neighbours.
 * Bounds in the JSON follow.
 */
final class GltfPatcher implements MeshPatcher {

  @Override
  public List<FilePatch> patch(Path file, List<Edit> edits, Progress progress)
      throws PatchException, IOException {
    try {
      return new Scene(new GltfFile(file), file.getFileName().toString()).patch(edits, progress);
    } catch (JsonException | IndexOutOfBoundsException e) {
      throw new PatchException(file.getFileName() + " cannot be written: " + e.getMessage());
    }
  }

  /** A primitive: a part of the layout. */
  private record Primitive(
      JsonValue json, GltfList positions, GltfList indices, int mode, int firstFace, int pool) {}

  private static final class Scene {
    private final GltfFile file;
    private final String name;
    private final Layout layout = new Layout();
    private final List<Primitive> primitives = new ArrayList<>();
    private final Map<String, Integer> pools = new LinkedHashMap<>();
    private final Map<Integer, Integer> uses = new TreeMap<>();
    private Reshape shape;
    private Renumbering numbers;

    Scene(GltfFile file, String name) throws JsonException, PatchException {
      this.file = file;
      this.name = name;
      for (JsonValue mesh : file.list("meshes")) {
        JsonValue list = mesh.get("primitives");
        for (JsonValue primitive : list == null ? List.<JsonValue>of() : list.items()) {
          read(primitive);
        }
      }
    }

    private void read(JsonValue json) throws JsonException, PatchException {
      JsonValue attributes = json.get("attributes");
      JsonValue position = attributes == null ? null : attributes.get("POSITION");
      if (position == null) {
        return;
      }
      for (JsonMember attribute : attributes.members()) {
        uses.merge((int) attribute.value().number(), 1, Integer::sum);
      }
      GltfList positions = new GltfList(file, (int) position.number());
      int mode = GltfFile.whole(json, "mode", 4);
      JsonValue indexed = json.get("indices");
      GltfList indices = indexed == null ? null : new GltfList(file, (int) indexed.number());
      if (indices != null) {
        uses.merge(indices.index, 1, Integer::sum);
      }
      boolean written =
          positions.plain()
              && positions.floats()
              && positions.width == 3
              && (indices == null || indices.plain());
      if (!written) {
        return; // an edit of it finds nothing
      }
      String key = positions.buffer + " " + positions.offset + " " + positions.count;
      Integer known = pools.get(key);
      int pool = known == null ? pool(key, positions) : known;
      if (attributes.members().size() > 1) {
        layout.notBare(pool);
      }
      int part = primitives.size();
      primitives.add(new Primitive(json, positions, indices, mode, layout.faceCount(), pool));
      faces(primitives.get(part), part);
    }

    private int pool(String key, GltfList positions) {
      int pool = layout.startPool();
      pools.put(key, pool);
      for (int i = 0; i < positions.count; i++) {
        layout.vertex(positions.number(i, 0), positions.number(i, 1), positions.number(i, 2));
      }
      return pool;
    }

    private void faces(Primitive p, int part) {
      int n = p.indices() == null ? p.positions().count : p.indices().count;
      int first = layout.poolStart(p.pool());
      int count = p.mode() == 4 ? n / 3 : p.mode() == 5 || p.mode() == 6 ? Math.max(0, n - 2) : 0;
      GltfList placed = p.indices() == null ? p.positions() : p.indices();
      for (int t = 0; t < count; t++) {
        for (int k = 0; k < 3; k++) {
          layout.corner(first + index(p, entry(p.mode(), t, k)));
        }
        layout.endFace(part, placed.place(p.mode() == 4 ? 3 * t : t), Layout.Form.POLYGON);
      }
      for (int i = 0; i < n && p.mode() < 4; i++) {
        layout.useOtherwise(first + index(p, i));
      }
    }

    /** Position among the indices of a corner of a triangle, strip (5) and fan (6) included. */
    private static int entry(int mode, int t, int k) {
      return switch (mode) {
        case 5 -> t + (k == 0 ? 0 : t % 2 == 0 ? k : 3 - k);
        case 6 -> k == 2 ? 0 : t + 1 + k;
        default -> 3 * t + k;
      };
    }

    private static int index(Primitive p, int entry) {
      return p.indices() == null ? entry : p.indices().whole(entry);
    }

    List<FilePatch> patch(List<Edit> edits, Progress progress)
        throws PatchException, JsonException {
      progress.check();
      shape = new Reshape(layout);
      shape.apply(edits);
      numbers = new Renumbering(layout, shape);
      for (int pool = 0; pool < layout.poolCount(); pool++) {
        positions(pool);
      }
      for (int part = 0; part < primitives.size(); part++) {
        indices(part);
      }
      return file.patches();
    }

    private List<Primitive> users(int pool) {
      return primitives.stream().filter(p -> p.pool() == pool).toList();
    }

    private void positions(int pool) throws JsonException, PatchException {
      int first = layout.poolStart(pool);
      int before = numbers.before(pool);
      int count = numbers.count(pool);
      boolean moved = shape.moved.keySet().stream().anyMatch(v -> layout.poolOf(v) == pool);
      boolean renumbered = count != before || numbers.kept(pool) != before;
      if (!moved && !renumbered) {
        return;
      }
      List<Primitive> users = users(pool);
      if (renumbered) {
        TreeMap<Integer, String> lists = new TreeMap<>();
        for (Primitive p : users) {
          requirePlain(p, users);
          for (JsonMember attribute : p.json().get("attributes").members()) {
            lists.put((int) attribute.value().number(), attribute.name());
          }
        }
        for (Map.Entry<Integer, String> list : lists.entrySet()) {
          rewrite(new GltfList(file, list.getKey()), list.getValue(), pool);
        }
      } else {
        for (Map.Entry<Integer, Bits> move : shape.moved.entrySet()) {
          if (layout.poolOf(move.getKey()) == pool) {
            users.get(0).positions().write(move.getKey() - first, bytes(move.getValue()));
          }
        }
      }
      for (Primitive p : users) {
        bounds(p.positions(), pool);
      }
    }

    private void requirePlain(Primitive p, List<Primitive> users)
        throws JsonException, PatchException {
      boolean extended = p.json().get("targets") != null || p.json().get("extensions") != null;
      for (JsonMember attribute : p.json().get("attributes").members()) {
        GltfList list = new GltfList(file, (int) attribute.value().number());
        int mine = 0;
        for (Primitive user : users) {
          for (JsonMember other : user.json().get("attributes").members()) {
            mine += (int) other.value().number() == list.index ? 1 : 0;
          }
        }
        extended |=
            !list.plain() || list.count != p.positions().count || uses.get(list.index) != mine;
      }
      if (extended) {
        throw new PatchException(
            name + " shares or packs the values of its vertices; their number is not changed");
      }
    }

    private void rewrite(GltfList list, String attribute, int pool) throws JsonException {
      byte[][] elements = new byte[numbers.count(pool)][];
      boolean place = attribute.equals("POSITION");
      int first = layout.poolStart(pool);
      for (int slot = 0; slot < numbers.kept(pool); slot++) {
        int v = numbers.content(pool, slot);
        Bits to = place ? shape.moved.get(v) : null;
        elements[slot] = to == null ? list.element(v - first) : bytes(to);
      }
      for (int i = 0; i < shape.newVertices.size(); i++) {
        Reshape.NewVertex v = shape.newVertices.get(i);
        if (v.pool() == pool) {
          int slot = numbers.slot(layout.vertexCount() + i);
          elements[slot] =
              place ? bytes(v.at()) : between(list, v, first, attribute.equals("NORMAL"));
        }
      }
      list.rewrite(elements);
    }

    private static byte[] between(GltfList list, Reshape.NewVertex v, int first, boolean unit) {
      int near = v.share() > 0.5 ? v.other() : v.like();
      if (!list.floats() || v.like() == v.other()) {
        return list.element(near - first);
      }
      double[] values = new double[list.width];
      double sum = 0;
      for (int k = 0; k < list.width; k++) {
        double x = list.number(v.like() - first, k);
        values[k] = x + v.share() * (list.number(v.other() - first, k) - x);
        sum += values[k] * values[k];
      }
      double scale = unit && sum > 0 ? 1 / Math.sqrt(sum) : 1;
      ByteBuffer out = ByteBuffer.allocate(list.size).order(ByteOrder.LITTLE_ENDIAN);
      for (double value : values) {
        out.putFloat((float) (scale * value));
      }
      return out.array();
    }

    private static byte[] bytes(Bits bits) {
      ByteBuffer out = ByteBuffer.allocate(12).order(ByteOrder.LITTLE_ENDIAN);
      return out.putInt(bits.x()).putInt(bits.y()).putInt(bits.z()).array();
    }

    /** Positions must have bounds; those that are no longer right are written anew. */
    private void bounds(GltfList positions, int pool) throws JsonException {
      float[] lo = {Float.MAX_VALUE, Float.MAX_VALUE, Float.MAX_VALUE};
      float[] hi = {-Float.MAX_VALUE, -Float.MAX_VALUE, -Float.MAX_VALUE};
      for (int slot = 0; slot < numbers.kept(pool); slot++) {
        int v = numbers.content(pool, slot);
        widen(shape.moved.getOrDefault(v, layout.bits(v)), lo, hi);
      }
      for (Reshape.NewVertex v : shape.newVertices) {
        if (v.pool() == pool) {
          widen(v.at(), lo, hi);
        }
      }
      write(positions.json.get("min"), lo);
      write(positions.json.get("max"), hi);
    }

    private static void widen(Bits at, float[] lo, float[] hi) {
      float[] p = at.floats();
      for (int k = 0; k < 3; k++) {
        lo[k] = Math.min(lo[k], p[k]);
        hi[k] = Math.max(hi[k], p[k]);
      }
    }

    private void write(JsonValue bounds, float[] values) throws JsonException {
      for (int k = 0; bounds != null && k < Math.min(3, bounds.items().size()); k++) {
        JsonValue old = bounds.items().get(k);
        if ((float) old.number() != values[k] && Float.isFinite(values[k])) {
          file.json.replace(old, Float.toString(values[k] + 0f));
        }
      }
    }

    private void indices(int part) throws JsonException, PatchException {
      Primitive p = primitives.get(part);
      int end =
          part + 1 < primitives.size() ? primitives.get(part + 1).firstFace() : layout.faceCount();
      boolean touched = numbers.kept(p.pool()) != numbers.before(p.pool());
      List<Integer> list = new ArrayList<>();
      Map<Integer, List<int[]>> behind = new TreeMap<>();
      for (Reshape.Extra extra : shape.extras) {
        behind.computeIfAbsent(extra.like(), k -> new ArrayList<>()).add(extra.corners());
      }
      for (int f = p.firstFace(); f < end; f++) {
        List<int[]> changed = shape.faces.get(f);
        if (changed == null) {
          int c = layout.faceStart(f);
          add(list, c, c + 1, c + 2);
        } else {
          touched = true;
          changed.forEach(t -> add(list, t[0], t[1], t[2]));
        }
        for (int[] t : behind.getOrDefault(f, List.of())) {
          touched = true;
          add(list, t[0], t[1], t[2]);
        }
        for (int c = layout.faceStart(f); c < layout.faceEnd(f); c++) {
          touched |= layout.vertexOf(c) >= 0 && shape.vertexOf(c) != layout.vertexOf(c);
        }
      }
      if (!touched) {
        return;
      }
      boolean sound = p.mode() < 4 || list.stream().allMatch(i -> i >= 0);
      if (!sound || p.mode() < 4 || p.json().get("extensions") != null) {
        throw new PatchException(name + " has lists of indices that are not written");
      }
      write(p, list);
    }

    private void add(List<Integer> list, int... corners) {
      for (int c : corners) {
        int vertex = shape.vertexOf(c);
        list.add(vertex < 0 ? -1 : numbers.slot(vertex));
      }
    }

    private void write(Primitive p, List<Integer> list) throws JsonException, PatchException {
      GltfList old = p.indices();
      int count = numbers.count(p.pool());
      int most = old == null ? 0 : old.size == 1 ? 0xFF : old.size == 2 ? 0xFFFF : 0x7FFFFFFF;
      boolean room = old != null && count < most && uses.get(old.index) == 1;
      if (p.mode() != 4) {
        file.json.set(p.json(), "mode", "4");
      }
      if (room) {
        byte[][] elements = new byte[list.size()][];
        for (int i = 0; i < elements.length; i++) {
          elements[i] = index(list.get(i), old.size);
        }
        old.rewrite(elements);
        return;
      }
      byte[] all = new byte[4 * list.size()];
      for (int i = 0; i < list.size(); i++) {
        System.arraycopy(index(list.get(i), 4), 0, all, 4 * i, 4);
      }
      int view = file.append(p.positions().buffer, all, 0);
      String accessor =
          "{\"bufferView\":"
              + view
              + ",\"componentType\":5125,\"count\":"
              + list.size()
              + ",\"type\":\"SCALAR\"}";
      int number =
          file.list("accessors").size() + file.json.append(file.root.get("accessors"), accessor);
      file.json.set(p.json(), "indices", Integer.toString(number));
    }

    private static byte[] index(int value, int size) {
      ByteBuffer out = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(value);
      byte[] bytes = new byte[size];
      out.get(0, bytes, 0, size);
      return bytes;
    }
  }
}
