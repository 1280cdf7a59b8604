package org.trackwalk.io.ac3d;

import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.polygon.PolygonTriangulation;

/** What is known of the object that is being read. */
final class AcObject {

  private final AcParent parent;
  private final GrowingFloats vertices = new GrowingFloats(24);
  private final GrowingFloats normals = new GrowingFloats(24);
  private final AcSurfaces surfaces;
  private final double[] location = new double[3];
  private double[] rotation;
  private String name = "";
  private String texture = "";

  AcObject(AcParent parent, PolygonTriangulation polygons) {
    this.parent = parent;
    this.surfaces = new AcSurfaces(polygons);
  }

  void name(String value) {
    name = value;
  }

  /** The first texture that is one; further layers are shadows and skid marks. */
  void texture(String value) {
    if (texture.isEmpty() && !value.startsWith("empty_texture")) {
      texture = value;
    }
  }

  String texture() {
    return texture;
  }

  double[] location() {
    return location;
  }

  void rotation(double[] nine) {
    rotation = nine;
  }

  GrowingFloats vertices() {
    return vertices;
  }

  GrowingFloats normals() {
    return normals;
  }

  AcSurfaces surfaces() {
    return surfaces;
  }

  /** Its own name, else that of the next ancestor with one; may be empty. */
  String nameOrInherited() {
    return name.isEmpty() ? parent.name() : name;
  }

  /** Names from the root, with {@code /}. */
  String path() {
    return name.isEmpty() ? parent.path() : parent.pathTo(name);
  }

  /**
   * From the object's coordinates to the file's, 12 doubles. The nine numbers of {@code rot} are
   * the images of the axes one after the other, as the games' loaders take them (a row vector times
   * the matrix).
   */
  double[] placement() {
    double[] own = Placement.identity();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3 && rotation != null; column++) {
        own[4 * row + column] = rotation[3 * column + row];
      }
      own[4 * row + 3] = location[row];
    }
    return Placement.compose(parent.placement(), own);
  }
}
