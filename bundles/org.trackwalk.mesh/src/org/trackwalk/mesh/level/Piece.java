package org.trackwalk.mesh.level;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * One named mesh of a level, exactly as its file stores it: nothing is welded, moved or repaired.
 *
 * <p>The arrays are shared, not copied; whoever holds a piece must not write to them. All indices
 * are in range (an importer leaves out what is not and says so), coordinates may be NaN or
 * infinite.
 */
public final class Piece {

  private final String name;
  private final String file;
  private final String node;
  private final Frame frame;
  private final PieceMesh mesh;
  private final List<String> surfaces;
  private final boolean twoSided;
  private final BitSet twoSidedTriangles;
  private final boolean collidable;
  private final SurfaceClass surfaceClass;
  private final PieceTotals totals;

  /** Null until somebody has asked for it. */
  private volatile PlacedBox placed;

  private Piece(Builder b) {
    name = Objects.requireNonNull(b.name, "name");
    file = Objects.requireNonNull(b.file, "file");
    node = b.node;
    frame = b.frame;
    mesh = b.mesh;
    surfaces = List.copyOf(b.surfaces);
    twoSided = b.twoSided;
    twoSidedTriangles = b.twoSidedTriangles;
    collidable = b.collidable;
    surfaceClass = b.surfaceClass;
    totals = b.totals;
    if (mesh.points().length() % 3 != 0 || mesh.corners().length() % 3 != 0) {
      throw new IllegalArgumentException("positions and triangles come in threes: " + name);
    }
    if (mesh.places() != null && !mesh.places().fits(triangleCount())) {
      throw new IllegalArgumentException("one place per triangle is needed: " + name);
    }
  }

  /** The name that reports use; unique in a level. */
  public String name() {
    return name;
  }

  /** The file it came from, relative to the level's folder, with {@code /}. */
  public String file() {
    return file;
  }

  /** The object, group or node path inside the file; empty when the file is one mesh. */
  public String node() {
    return node;
  }

  /** How stored coordinates become level coordinates. */
  public Frame frame() {
    return frame;
  }

  /** xyz triples, the very floats of the file. Shared: do not write. */
  public float[] positions() {
    return mesh.soup() == null ? mesh.positions().get() : mesh.soup().positions();
  }

  /**
   * Three vertex indices per triangle, counter-clockwise seen from outside. Shared: do not write.
   */
  public int[] triangles() {
    return mesh.soup() == null ? mesh.triangles().get() : mesh.soup().triangles();
  }

  /**
   * The same mesh as {@link #positions()} and {@link #triangles()}, over fewer points where the
   * file stores each corner on its own (STL): then corners with the same bits share a point, most
   * of them, and each point is some corner's. Else the very same array. Shared: do not write.
   */
  public float[] points() {
    return mesh.points().get();
  }

  /** Three indices into {@link #points()} per triangle. Shared: do not write. */
  public int[] corners() {
    return mesh.corners().get();
  }

  /** Number of triangles. */
  public int triangleCount() {
    return mesh.corners().length() / 3;
  }

  /** Number of {@link #points()}. */
  public int pointCount() {
    return mesh.points().length() / 3;
  }

  /** The same object for pieces that share one list of {@link #points()}. */
  public Object pointList() {
    return mesh.points().key();
  }

  /** The same object for pieces that share one list of {@link #corners()}. */
  public Object triangleList() {
    return mesh.corners().key();
  }

  /** The box of {@link #points()} in the level; worked out once. Any thread may ask. */
  public PlacedBox placed() {
    PlacedBox box = placed;
    if (box == null) {
      box = PlacedBox.of(this);
      placed = box;
    }
    return box;
  }

  /** Number of stored vertices, used or not. */
  public int vertexCount() {
    return isSoup() ? mesh.corners().length() : mesh.positions().length() / 3;
  }

  /** Stored vertex of a corner, three corners per triangle: {@code triangles()[corner]}. */
  public int vertexOf(int corner) {
    return isSoup() ? corner : mesh.triangles().get()[corner];
  }

  /**
   * True when each corner of each triangle is known to be a stored vertex of its own, as in STL.
   */
  public boolean isSoup() {
    return mesh.soup() != null;
  }

  /**
   * Where a triangle stands in the file: a line (from 1) in text formats, a byte offset in binary
   * ones; -1 when not known.
   */
  public int place(int triangle) {
    return mesh.places() == null ? -1 : mesh.places().of(triangle);
  }

  /** Material or surface names; a triangle refers to them by index. Empty when there are none. */
  public List<String> surfaces() {
    return surfaces;
  }

  /** The material or surface of a triangle; empty when it has none. */
  public String surface(int triangle) {
    int index = surfaceIndex(triangle);
    return index < 0 ? "" : surfaces.get(index);
  }

  /** Index into {@link #surfaces()} of a triangle's surface; -1 when it has none. */
  public int surfaceIndex(int triangle) {
    if (surfaces.isEmpty()) {
      return -1;
    }
    return mesh.surfaces() == null ? 0 : mesh.surfaces().get()[triangle];
  }

  /**
   * True when all triangles have the same surface, or none; false for a piece without triangles.
   */
  public boolean hasOneSurface() {
    int count = triangleCount();
    if (surfaces.isEmpty() || mesh.surfaces() == null) {
      return count > 0;
    }
    int[] indices = mesh.surfaces().get();
    return count > 0 && IntStream.range(1, count).allMatch(t -> indices[t] == indices[0]);
  }

  /** Render normals, xyz triples; null when the file has none. Shared: do not write. */
  public float[] normals() {
    return MeshArray.get(mesh.normals());
  }

  /** Per corner (3 per triangle) an index into {@link #normals()}, -1 for none; null when none. */
  public int[] cornerNormals() {
    return MeshArray.get(mesh.cornerNormals());
  }

  /** True when a triangle is seen, and collides, from both sides. */
  public boolean twoSided(int triangle) {
    return twoSided || (twoSidedTriangles != null && twoSidedTriangles.get(triangle));
  }

  /** False for what the game draws but never touches. */
  public boolean collidable() {
    return collidable;
  }

  /**
   * The class that the manifest or the file states; {@link SurfaceClass#UNKNOWN} when neither does.
   */
  public SurfaceClass surfaceClass() {
    return surfaceClass;
  }

  /** What it had before some of its triangles were left out; null where all of it is here. */
  public PieceTotals totals() {
    return totals;
  }

  /** True when a piece has the same name, place and content, to the bit. */
  public boolean sameAs(Piece other) {
    return SamePiece.of(this, other);
  }

  /**
   * True when a piece has the same name, place and triangles over as many points, of the same
   * surfaces: all that it holds may differ in is where its points lie, and normals.
   */
  public boolean samePlan(Piece other) {
    return SamePiece.inPlan(this, other);
  }

  PieceMesh mesh() {
    return mesh;
  }

  /** Whether the same triangles of another one are two-sided. */
  boolean sameSides(Piece other) {
    return twoSided == other.twoSided && Objects.equals(twoSidedTriangles, other.twoSidedTriangles);
  }

  /** A builder that starts with everything of this piece. */
  public Builder toBuilder() {
    Builder b = new Builder(name, file);
    b.node = node;
    b.frame = frame;
    b.mesh = mesh;
    b.surfaces = surfaces;
    b.twoSided = twoSided;
    b.twoSidedTriangles = twoSidedTriangles;
    b.collidable = collidable;
    b.surfaceClass = surfaceClass;
    b.totals = totals;
    return b;
  }

  /**
   * The same piece with its mesh on a shelf. Each call of {@link #points()} and the like may bring
   * another array then: ask once for a loop.
   */
  public Piece shelved(MeshShelf shelf) {
    Builder b = toBuilder();
    b.mesh = mesh.shelved(shelf);
    return b.build();
  }

  /** Starts a piece; see the setters for what may be left out. */
  public static Builder named(String name, String file) {
    return new Builder(name, file);
  }

  @Override
  public String toString() {
    return name + " (" + triangleCount() + " triangles, " + file + ")";
  }

  /** Collects what a piece is made of. Arrays are taken over, not copied. */
  public static final class Builder {
    private String name;
    private String file;
    private String node = "";
    private Frame frame = Frame.LEVEL;
    private PieceMesh mesh = PieceMesh.NONE;
    private List<String> surfaces = List.of();
    private boolean twoSided;
    private BitSet twoSidedTriangles;
    private boolean collidable = true;
    private SurfaceClass surfaceClass = SurfaceClass.UNKNOWN;
    private PieceTotals totals;

    private Builder(String name, String file) {
      this.name = name;
      this.file = file;
    }

    /** Gives the piece another name, for instance to make it unique in its level. */
    public Builder name(String value) {
      name = value;
      return this;
    }

    /** The file as the report shows it. */
    public Builder file(String value) {
      file = value;
      return this;
    }

    /** The object, group or node path inside the file. */
    public Builder node(String value) {
      node = value;
      return this;
    }

    /** How stored coordinates become level coordinates; {@link Frame#LEVEL} unless said. */
    public Builder frame(Frame value) {
      frame = value;
      return this;
    }

    /** xyz triples as stored and three indices per triangle. */
    public Builder mesh(float[] xyz, int[] indices) {
      mesh = mesh.withMesh(xyz, indices);
      totals = null;
      return this;
    }

    /**
     * Triangles each of whose corners is a stored vertex of its own.
     *
     * @param xyz triples, few of which have the same bits
     * @param corners three indices into them per triangle; each point is used
     */
    public Builder soup(float[] xyz, int[] corners) {
      mesh = mesh.withSoup(new Soup(MeshArray.of(xyz), MeshArray.of(corners)));
      totals = null;
      return this;
    }

    /** One line number or byte offset per triangle. */
    public Builder places(int[] perTriangle) {
      mesh = mesh.withPlaces(perTriangle == null ? null : new Places(perTriangle));
      return this;
    }

    /** The place of the first triangle; each next one stands {@code step} farther. */
    public Builder places(int first, int step) {
      mesh = mesh.withPlaces(new Places(first, step));
      return this;
    }

    /** Surface names and, per triangle, an index into them (null: all the first; -1: none). */
    public Builder surfaces(List<String> names, int[] perTriangle) {
      surfaces = names;
      mesh = mesh.withSurfaces(perTriangle);
      return this;
    }

    /** Render normals and one index per corner. */
    public Builder normals(float[] xyz, int[] perCorner) {
      mesh = mesh.withNormals(xyz, perCorner);
      return this;
    }

    /** Whether all triangles are two-sided. */
    public Builder twoSided(boolean value) {
      twoSided = value;
      return this;
    }

    /** The triangles that are two-sided when not all are. */
    public Builder twoSidedTriangles(BitSet value) {
      twoSidedTriangles = value;
      return this;
    }

    /** Whether the game's physics sees the piece; true unless said. */
    public Builder collidable(boolean value) {
      collidable = value;
      return this;
    }

    /** What the piece is for, when the manifest or the file says it. */
    public Builder surfaceClass(SurfaceClass value) {
      surfaceClass = value;
      return this;
    }

    /** What it had before some of its triangles were left out; null where none were. */
    public Builder totals(PieceTotals value) {
      totals = value;
      return this;
    }

    /**
     * The finished piece.
     *
     * @throws IllegalArgumentException when array lengths do not fit each other
     */
    public Piece build() {
      return new Piece(this);
    }
  }
}
