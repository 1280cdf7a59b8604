package org.trackwalk.examples.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;

/** A named mesh that can still be changed; {@link #build} freezes it. Metres, Y up. */
public final class MeshDraft {

  private final String name;
  private final SurfaceClass surfaceClass;
  private final List<String> materials = new ArrayList<>();
  private float[] positions = new float[96];
  private int vertexCount;
  private int[] triangles = new int[96];
  private int[] triangleMaterials = new int[32];
  private int triangleCount;
  private boolean collidable = true;
  private boolean twoSided;
  private int leaning = -1;
  private final double[] leans = new double[3];

  /** An empty mesh. */
  public MeshDraft(String name, SurfaceClass surfaceClass) {
    this.name = name;
    this.surfaceClass = surfaceClass;
  }

  /** A copy that can be changed without touching this one. */
  public MeshDraft copy() {
    MeshDraft c = new MeshDraft(name, surfaceClass);
    c.materials.addAll(materials);
    c.positions = positions.clone();
    c.vertexCount = vertexCount;
    c.triangles = triangles.clone();
    c.triangleMaterials = triangleMaterials.clone();
    c.triangleCount = triangleCount;
    c.collidable = collidable;
    c.twoSided = twoSided;
    c.leaning = leaning;
    System.arraycopy(leans, 0, c.leans, 0, 3);
    return c;
  }

  /** The name of the piece to be. */
  public String name() {
    return name;
  }

  /** What the piece is for. */
  public SurfaceClass surfaceClass() {
    return surfaceClass;
  }

  /** Whether the game's physics will see it; true unless changed. */
  public MeshDraft collidable(boolean value) {
    collidable = value;
    return this;
  }

  /** Whether both sides of its triangles are solid; false unless changed. */
  public MeshDraft twoSided(boolean value) {
    twoSided = value;
    return this;
  }

  /** Number of vertices so far. */
  public int vertexCount() {
    return vertexCount;
  }

  /** Number of triangles so far. */
  public int triangleCount() {
    return triangleCount;
  }

  /** Adds a vertex; each coordinate is rounded to float once. Returns its index. */
  public int vertex(double x, double y, double z) {
    if (3 * vertexCount + 3 > positions.length) {
      positions = Arrays.copyOf(positions, 2 * positions.length);
    }
    vertexCount++;
    move(vertexCount - 1, x, y, z);
    return vertexCount - 1;
  }

  /** Adds a vertex at a float position of three. Returns its index. */
  public int vertex(float[] p) {
    return vertex(p[0], p[1], p[2]);
  }

  /** Puts a vertex elsewhere. */
  public void move(int vertex, double x, double y, double z) {
    positions[3 * vertex] = (float) x;
    positions[3 * vertex + 1] = (float) y;
    positions[3 * vertex + 2] = (float) z;
  }

  /**
   * Gives one vertex a render normal, and with it all others the mean of their triangles'.
   *
   * @param n unit vector of three
   */
  public void leaningNormal(int vertex, double[] n) {
    leaning = vertex;
    System.arraycopy(n, 0, leans, 0, 3);
  }

  /** The mean of the normals of a vertex's triangles, by area; a unit vector of three. */
  public double[] meanNormal(int vertex) {
    double[] sum = new double[3];
    for (int i = 0; i < 3 * triangleCount; i++) {
      if (triangles[i] == vertex) {
        add(i / 3, sum, 0);
      }
    }
    double length = StrictMath.sqrt(sum[0] * sum[0] + sum[1] * sum[1] + sum[2] * sum[2]);
    return new double[] {sum[0] / length, sum[1] / length, sum[2] / length};
  }

  private void add(int triangle, double[] sums, int at) {
    int a = 3 * triangles[3 * triangle];
    int b = 3 * triangles[3 * triangle + 1];
    int c = 3 * triangles[3 * triangle + 2];
    double[] u = new double[3];
    double[] v = new double[3];
    for (int k = 0; k < 3; k++) {
      u[k] = (double) positions[b + k] - positions[a + k];
      v[k] = (double) positions[c + k] - positions[a + k];
    }
    sums[at] += u[1] * v[2] - u[2] * v[1];
    sums[at + 1] += u[2] * v[0] - u[0] * v[2];
    sums[at + 2] += u[0] * v[1] - u[1] * v[0];
  }

  private float[] normals() {
    double[] sums = new double[3 * vertexCount];
    for (int t = 0; t < triangleCount; t++) {
      for (int k = 0; k < 3; k++) {
        add(t, sums, 3 * triangles[3 * t + k]);
      }
    }
    float[] normals = new float[3 * vertexCount];
    for (int v = 0; v < 3 * vertexCount; v += 3) {
      double length =
          StrictMath.sqrt(
              sums[v] * sums[v] + sums[v + 1] * sums[v + 1] + sums[v + 2] * sums[v + 2]);
      for (int k = 0; k < 3; k++) {
        normals[v + k] = (float) (v == 3 * leaning ? leans[k] : sums[v + k] / length);
      }
    }
    return normals;
  }

  /** The stored position of a vertex, a new array of three. */
  public float[] position(int vertex) {
    return Arrays.copyOfRange(positions, 3 * vertex, 3 * vertex + 3);
  }

  /** Adds a triangle, counter-clockwise seen from outside. Returns its index. */
  public int triangle(int a, int b, int c, String material) {
    if (3 * triangleCount + 3 > triangles.length) {
      triangles = Arrays.copyOf(triangles, 2 * triangles.length);
      triangleMaterials = Arrays.copyOf(triangleMaterials, triangles.length / 3);
    }
    triangleCount++;
    corners(triangleCount - 1, a, b, c);
    triangleMaterials[triangleCount - 1] = materialIndex(material);
    return triangleCount - 1;
  }

  /** Adds two triangles, a-b-c and a-c-d; the corners run counter-clockwise. */
  public void quad(int a, int b, int c, int d, String material) {
    triangle(a, b, c, material);
    triangle(a, c, d, material);
  }

  /** Gives a triangle other corners. */
  public void corners(int triangle, int a, int b, int c) {
    triangles[3 * triangle] = a;
    triangles[3 * triangle + 1] = b;
    triangles[3 * triangle + 2] = c;
  }

  /** The three vertex indices of a triangle, a new array. */
  public int[] corners(int triangle) {
    return Arrays.copyOfRange(triangles, 3 * triangle, 3 * triangle + 3);
  }

  /** The material of a triangle. */
  public String material(int triangle) {
    return materials.get(triangleMaterials[triangle]);
  }

  /** Takes a triangle away; later ones move down by one. */
  public void remove(int triangle) {
    int after = triangleCount - triangle - 1;
    System.arraycopy(triangles, 3 * triangle + 3, triangles, 3 * triangle, 3 * after);
    System.arraycopy(triangleMaterials, triangle + 1, triangleMaterials, triangle, after);
    triangleCount--;
  }

  /** Takes away the vertices that no triangle uses; later ones move down. */
  public void dropUnused() {
    int[] moved = new int[vertexCount];
    for (int i = 0; i < 3 * triangleCount; i++) {
      moved[triangles[i]] = 1;
    }
    int kept = 0;
    for (int v = 0; v < vertexCount; v++) {
      boolean used = moved[v] > 0;
      moved[v] = kept;
      if (used) {
        System.arraycopy(positions, 3 * v, positions, 3 * kept, 3);
        kept++;
      }
    }
    for (int i = 0; i < 3 * triangleCount; i++) {
      triangles[i] = moved[triangles[i]];
    }
    vertexCount = kept;
  }

  /**
   * The triangle that has the directed edge from one vertex to another.
   *
   * @return its index, or -1 when there is none
   */
  public int triangleWithEdge(int from, int to) {
    for (int t = 0; t < triangleCount; t++) {
      for (int k = 0; k < 3; k++) {
        if (triangles[3 * t + k] == from && triangles[3 * t + (k + 1) % 3] == to) {
          return t;
        }
      }
    }
    return -1;
  }

  /** The finished piece in the level's own frame. */
  public Piece build(String file) {
    return builder(file).mesh(floats(), ints()).build();
  }

  /**
   * The finished piece with its own origin: what it stores is relative to {@code origin}, and its
   * frame moves it back.
   *
   * @param origin three doubles, metres
   * @throws IllegalArgumentException when a placed position would not be the one drafted, bit for
   *     bit
   */
  public Piece build(String file, double[] origin) {
    float[] placed = floats();
    float[] stored = new float[placed.length];
    for (int i = 0; i < placed.length; i++) {
      stored[i] = (float) (placed[i] - origin[i % 3]) + 0.0f;
      if ((float) (stored[i] + origin[i % 3]) != placed[i]) {
        throw new IllegalArgumentException(name + " cannot be placed exactly");
      }
    }
    double[] rows = {1, 0, 0, origin[0], 0, 1, 0, origin[1], 0, 0, 1, origin[2]};
    Frame frame = Frame.of(rows, UpAxis.Y, LengthUnit.METRE);
    return builder(file).mesh(stored, ints()).frame(frame).build();
  }

  private Piece.Builder builder(String file) {
    Piece.Builder builder = Piece.named(name, file);
    if (leaning >= 0) {
      builder.normals(normals(), ints());
    }
    return builder
        .node(name)
        .surfaces(materials, Arrays.copyOf(triangleMaterials, triangleCount))
        .twoSided(twoSided)
        .collidable(collidable)
        .surfaceClass(surfaceClass);
  }

  private float[] floats() {
    return Arrays.copyOf(positions, 3 * vertexCount);
  }

  private int[] ints() {
    return Arrays.copyOf(triangles, 3 * triangleCount);
  }

  private int materialIndex(String material) {
    int index = materials.indexOf(material);
    if (index < 0) {
      materials.add(material);
      index = materials.size() - 1;
    }
    return index;
  }
}
