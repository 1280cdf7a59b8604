package org.trackwalk.fuzz.mutants;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * A sheet of squares of a metre with a bump, in the formats of the importer's process that can be
 * written from their descriptions. FBX comes from Blender's files among the tests, Blender's own
 * format from folders.
 */
final class ImporterSeeds {

  private static final int SIDE = 3;
  private static final int CORNERS = (SIDE + 1) * (SIDE + 1);
  private static final int TAG = 4;

  private ImporterSeeds() {}

  static void into(Seeds seeds) {
    seeds.text("x", directX());
    seeds.text("ase", ase());
    seeds.text("dxf", dxf());
    seeds.text("x3d", x3d());
    seeds.text("fbx", textFbx());
    seeds.text("cob", trueSpace());
    seeds.bytes("lwo", lightWave());
    seeds.bytes("ms3d", milkShape());
  }

  private static double height(int corner) {
    return corner == CORNERS / 2 ? 0.25 : 0.02 * (corner % 3);
  }

  /** All corners, each as a pattern of its x, height and z says. */
  private static String corners(String pattern, String between) {
    StringJoiner all = new StringJoiner(between);
    for (int i = 0; i < CORNERS; i++) {
      all.add(
          String.format(
              Locale.ROOT,
              pattern,
              (double) (i % (SIDE + 1)),
              height(i),
              (double) (i / (SIDE + 1))));
    }
    return all.toString();
  }

  /** All squares, each as a pattern of its four corners says. */
  private static String squares(String pattern, String between) {
    StringJoiner all = new StringJoiner(between);
    for (int[] s : squares()) {
      all.add(String.format(Locale.ROOT, pattern, s[0], s[1], s[2], s[3]));
    }
    return all.toString();
  }

  private static int[][] squares() {
    int[][] squares = new int[SIDE * SIDE][];
    for (int i = 0; i < squares.length; i++) {
      int a = i / SIDE * (SIDE + 1) + i % SIDE;
      squares[i] = new int[] {a, a + SIDE + 1, a + SIDE + 2, a + 1};
    }
    return squares;
  }

  private static String directX() {
    return "xof 0303txt 0032\nFrame top {\n FrameTransformMatrix {\n"
        + "  1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,0.0,0.0,1.0,0.0,0.0,2.0,0.0,1.0;;\n }\n"
        + " Mesh 1ROAD {\n  "
        + CORNERS
        + ";\n  "
        + corners("%.3f;%.3f;%.3f;", ",\n  ")
        + ";\n  9;\n  "
        + squares("4;%d,%d,%d,%d;", ",\n  ")
        + ";\n  MeshMaterialList {\n   1;\n   9;\n   0,0,0,0,0,0,0,0,0;\n   Material asphalt {\n"
        + "    0.5;0.5;0.5;1.0;;\n    10.0;\n    0.1;0.1;0.1;;\n    0.0;0.0;0.0;;\n"
        + "    TextureFilename { \"asphalt.png\"; }\n   }\n  }\n }\n}\n";
  }

  private static String ase() {
    StringBuilder text = new StringBuilder("*3DSMAX_ASCIIEXPORT\t200\n*SCENE {\n}\n");
    text.append("*MATERIAL_LIST {\n\t*MATERIAL_COUNT 1\n\t*MATERIAL 0 {\n\t\t*MATERIAL_NAME");
    text.append(" \"asphalt\"\n\t\t*MATERIAL_CLASS \"Standard\"\n\t}\n}\n*GEOMOBJECT {\n");
    text.append("\t*NODE_NAME \"1ROAD\"\n\t*NODE_TM {\n\t\t*TM_ROW0 1.0 0.0 0.0\n\t\t*TM_ROW1 0.0");
    text.append(" 1.0 0.0\n\t\t*TM_ROW2 0.0 0.0 1.0\n\t\t*TM_ROW3 0.0 0.0 0.0\n\t}\n\t*MESH {\n");
    text.append("\t\t*MESH_NUMVERTEX ").append(CORNERS).append("\n\t\t*MESH_NUMFACES 18\n");
    text.append("\t\t*MESH_VERTEX_LIST {\n");
    int[] at = {0};
    for (String corner : corners("%.3f\t%.3f\t%.3f", "\n").split("\n")) {
      text.append("\t\t\t*MESH_VERTEX ").append(at[0]++).append('\t').append(corner).append('\n');
    }
    text.append("\t\t}\n\t\t*MESH_FACE_LIST {\n");
    int face = 0;
    for (int[] s : squares()) {
      for (int[] t : new int[][] {{s[0], s[1], s[2]}, {s[0], s[2], s[3]}}) {
        text.append(
            String.format(
                "\t\t\t*MESH_FACE %d: A: %d B: %d C: %d AB: 1 BC: 1 CA: 0 *MESH_SMOOTHING 1"
                    + " *MESH_MTLID 0%n",
                face++, t[0], t[1], t[2]));
      }
    }
    return text.append("\t\t}\n\t}\n\t*MATERIAL_REF 0\n}\n").toString();
  }

  private static String dxf() {
    StringBuilder text = new StringBuilder("0\nSECTION\n2\nENTITIES\n");
    for (int[] s : squares()) {
      text.append("0\n3DFACE\n8\n1ROAD\n62\n7\n");
      for (int k = 0; k < s.length; k++) {
        text.append(
            String.format(
                Locale.ROOT,
                "%d%n%.3f%n%d%n%.3f%n%d%n%.3f%n",
                10 + k,
                (double) (s[k] % (SIDE + 1)),
                20 + k,
                (double) (s[k] / (SIDE + 1)),
                30 + k,
                height(s[k])));
      }
    }
    text.append("0\nPOLYLINE\n8\n1KERB\n66\n1\n70\n64\n71\n3\n72\n1\n");
    for (String corner : new String[] {"0.0 4.0 0.0", "1.0 4.0 0.0", "0.0 5.0 0.1"}) {
      String[] c = corner.split(" ");
      text.append("0\nVERTEX\n8\n1KERB\n70\n192\n10\n").append(c[0]);
      text.append("\n20\n").append(c[1]).append("\n30\n").append(c[2]).append('\n');
    }
    text.append("0\nVERTEX\n8\n1KERB\n70\n128\n71\n1\n72\n2\n73\n3\n0\nSEQEND\n");
    return text.append("0\nENDSEC\n0\nEOF\n").toString();
  }

  private static String x3d() {
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<X3D profile=\"Interchange\""
        + " version=\"3.0\">\n <Scene>\n  <Transform DEF=\"1ROAD\" translation=\"0 1 0\""
        + " scale=\"1 1 1\" rotation=\"0 1 0 0.5\">\n   <Shape>\n    <Appearance>\n     <Material"
        + " diffuseColor=\"0.5 0.5 0.5\"/>\n     <ImageTexture url='\"asphalt.png\"'/>\n"
        + "    </Appearance>\n    <IndexedFaceSet solid=\"false\" coordIndex=\""
        + squares("%d %d %d %d -1", " ")
        + "\">\n     <Coordinate DEF=\"c\" point=\""
        + corners("%.3f %.3f %.3f", ", ")
        + "\"/>\n    </IndexedFaceSet>\n   </Shape>\n  </Transform>\n  <Group>\n   <Shape>"
        + "<ElevationGrid xDimension=\"3\" zDimension=\"3\" xSpacing=\"1\" zSpacing=\"1\""
        + " height=\"0 0 0 0 0.3 0 0 0 0\"/></Shape>\n   <Shape><Box size=\"1 2 3\"/></Shape>\n"
        + "  </Group>\n </Scene>\n</X3D>\n";
  }

  private static String textFbx() {
    return "; FBX 7.4.0 project file\nFBXHeaderExtension:  {\n\tFBXHeaderVersion: 1003\n"
        + "\tFBXVersion: 7400\n}\nGlobalSettings:  {\n\tVersion: 1000\n\tProperties70:  {\n"
        + "\t\tP: \"UpAxis\", \"int\", \"Integer\", \"\",1\n\t\tP: \"UpAxisSign\", \"int\","
        + " \"Integer\", \"\",1\n\t\tP: \"UnitScaleFactor\", \"double\", \"Number\", \"\",100\n"
        + "\t}\n}\nObjects:  {\n\tGeometry: 1, \"Geometry::1ROAD\", \"Mesh\" {\n\t\tVertices: *"
        + 3 * CORNERS
        + " {\n\t\t\ta: "
        + corners("%.3f,%.3f,%.3f", ",")
        + "\n\t\t}\n\t\tPolygonVertexIndex: *36 {\n\t\t\ta: "
        + fbxSquares()
        + "\n\t\t}\n\t\tGeometryVersion: 124\n\t}\n\tModel: 2, \"Model::1ROAD\", \"Mesh\" {\n"
        + "\t\tVersion: 232\n\t\tProperties70:  {\n\t\t\tP: \"Lcl Translation\","
        + " \"Lcl Translation\", \"\", \"A\",0,1,0\n\t\t}\n\t}\n\tMaterial: 3,"
        + " \"Material::asphalt\", \"\" {\n\t\tVersion: 102\n\t}\n}\nConnections:  {\n\tC:"
        + " \"OO\",2,0\n\tC: \"OO\",1,2\n\tC: \"OO\",3,2\n}\n";
  }

  /** The last corner of each is told by its complement. */
  private static String fbxSquares() {
    StringJoiner all = new StringJoiner(",");
    for (int[] s : squares()) {
      all.add(s[0] + "," + s[1] + "," + s[2] + "," + ~s[3]);
    }
    return all.toString();
  }

  private static String trueSpace() {
    StringBuilder text = new StringBuilder("Caligari V00.01ALH             \n");
    text.append("PolH V0.08 Id 1 Parent 0 Size 00001000\nName 1ROAD,1\ncenter 0 0 0\n");
    text.append("x axis 1 0 0\ny axis 0 1 0\nz axis 0 0 1\nTransform\n1 0 0 0\n0 1 0 0\n0 0 1 0\n");
    text.append("0 0 0 1\nWorld Vertices ").append(CORNERS).append('\n');
    text.append(corners("%.3f %.3f %.3f", "\n")).append("\nTexture Vertices 1\n0.0 0.0\nFaces 9\n");
    text.append(squares("Face verts 4 flags 0 mat 0\n<%d,0> <%d,0> <%d,0> <%d,0> ", "\n"));
    text.append("\nDrawFlags 0\nMat1 V0.06 Id 2 Parent 1 Size 00000100\nmat# 0\nshader: phong ");
    text.append(" facet: auto32\nrgb 0.5,0.5,0.5\nalpha 1 ka 0.1 ks 0.1 exp 0 ior 1\n");
    return text.append("END V1.00 Id 0 Parent 0 Size        0\n").toString();
  }

  private static byte[] lightWave() {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes("LWO2".getBytes(StandardCharsets.US_ASCII));
    chunk(body, "TAGS", "asphalt\0".getBytes(StandardCharsets.US_ASCII));
    chunk(body, "LAYR", new byte[18]);
    ByteBuffer points = ByteBuffer.allocate(3 * Float.BYTES * CORNERS);
    for (int i = 0; i < CORNERS; i++) {
      points.putFloat(i % (SIDE + 1)).putFloat((float) height(i)).putFloat(i / (SIDE + 1));
    }
    chunk(body, "PNTS", points.array());
    ByteBuffer faces = ByteBuffer.allocate(4 + 10 * SIDE * SIDE).put(bytes("FACE"));
    ByteBuffer tags = ByteBuffer.allocate(4 + 4 * SIDE * SIDE).put(bytes("SURF"));
    short face = 0;
    for (int[] s : squares()) {
      faces.putShort((short) s.length);
      for (int corner : s) {
        faces.putShort((short) corner);
      }
      tags.putShort(face++).putShort((short) 0);
    }
    chunk(body, "POLS", faces.array());
    chunk(body, "PTAG", tags.array());
    ByteBuffer surface = ByteBuffer.allocate(28).put(bytes("asphalt\0")).putShort((short) 0);
    surface.put(bytes("COLR")).putShort((short) 12).putFloat(0.5f).putFloat(0.5f);
    chunk(body, "SURF", surface.array());
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    chunk(file, "FORM", body.toByteArray());
    return file.toByteArray();
  }

  private static byte[] bytes(String word) {
    return word.getBytes(StandardCharsets.US_ASCII);
  }

  private static void chunk(ByteArrayOutputStream to, String tag, byte[] body) {
    to.writeBytes(ByteBuffer.allocate(TAG + 4).put(bytes(tag)).putInt(body.length).array());
    to.writeBytes(body);
    if (body.length % 2 == 1) {
      to.write(0);
    }
  }

  private static byte[] milkShape() {
    ByteBuffer b = ByteBuffer.allocate(8000).order(ByteOrder.LITTLE_ENDIAN);
    b.put(bytes("MS3D000000")).putInt(4).putShort((short) CORNERS);
    for (int i = 0; i < CORNERS; i++) {
      b.put((byte) 0).putFloat(i % (SIDE + 1)).putFloat((float) height(i));
      b.putFloat(i / (SIDE + 1)).put((byte) -1).put((byte) 1);
    }
    int triangles = 2 * SIDE * SIDE;
    b.putShort((short) triangles);
    for (int[] s : squares()) {
      for (int[] t : new int[][] {{s[0], s[1], s[2]}, {s[0], s[2], s[3]}}) {
        b.putShort((short) 0).putShort((short) t[0]).putShort((short) t[1]).putShort((short) t[2]);
        for (int k = 0; k < 3; k++) {
          b.putFloat(0).putFloat(1).putFloat(0);
        }
        b.position(b.position() + 6 * Float.BYTES).put((byte) 1).put((byte) 0);
      }
    }
    b.putShort((short) 1).put((byte) 0).put(Arrays.copyOf(bytes("1ROAD"), 32));
    b.putShort((short) triangles);
    for (short i = 0; i < triangles; i++) {
      b.putShort(i);
    }
    b.put((byte) 0).putShort((short) 1).put(Arrays.copyOf(bytes("asphalt"), 32));
    b.position(b.position() + 18 * Float.BYTES + 1 + 128 + 128);
    b.putFloat(24).putFloat(0).putInt(30).putShort((short) 0).putInt(1);
    return Arrays.copyOf(b.array(), b.position());
  }
}
