package org.trackwalk.eclipse.core.worker;

/** A flat road as FBX text: large enough that its reading can be watched. */
final class BigFbx {

  private BigFbx() {}

  /** A grid of squares, two triangles each. */
  static String text(int along, int across) {
    int columns = across + 1;
    StringBuilder corners = new StringBuilder();
    for (int z = 0; z <= along; z++) {
      for (int x = 0; x <= across; x++) {
        corners.append(corners.isEmpty() ? "" : ",").append(x).append(",0,").append(z);
      }
    }
    StringBuilder faces = new StringBuilder();
    for (int z = 0; z < along; z++) {
      for (int x = 0; x < across; x++) {
        int a = z * columns + x;
        // The last corner of a face is written as minus its number, less one.
        faces.append(faces.isEmpty() ? "" : ",").append(a).append(',').append(a + columns);
        faces.append(',').append(-(a + columns + 1) - 1).append(',').append(a);
        faces.append(',').append(a + columns + 1).append(',').append(-(a + 1) - 1);
      }
    }
    return """
    ; FBX 7.3.0 project file
    FBXHeaderExtension:  {
      FBXHeaderVersion: 1003
      FBXVersion: 7300
    }
    GlobalSettings:  {
      Version: 1000
      Properties70:  {
        P: "UpAxis", "int", "Integer", "",1
        P: "UpAxisSign", "int", "Integer", "",1
        P: "FrontAxis", "int", "Integer", "",2
        P: "FrontAxisSign", "int", "Integer", "",1
        P: "CoordAxis", "int", "Integer", "",0
        P: "CoordAxisSign", "int", "Integer", "",1
        P: "UnitScaleFactor", "double", "Number", "",100
      }
    }
    Objects:  {
      Geometry: 100, "Geometry::road", "Mesh" {
        Vertices: *%d {
          a: %s
        }
        PolygonVertexIndex: *%d {
          a: %s
        }
        GeometryVersion: 124
      }
      Model: 200, "Model::road", "Mesh" {
        Version: 232
        Properties70:  {
        }
      }
    }
    Connections:  {
      C: "OO",200,0
      C: "OO",100,200
    }
    """
        .formatted(3 * (along + 1) * columns, corners, 6 * along * across, faces);
  }
}
