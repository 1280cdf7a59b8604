package org.trackwalk.io.formats;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.b3d.B3dText;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.kn5.Kn5Bytes;
import org.trackwalk.io.studio.StudioText;
import org.trackwalk.mesh.progress.Progress;

/** Damaged small files end in sound pieces or in a reason, soon and without any other exception. */
final class MutantsTest {

  private static final int MUTANTS = 2_000;

  private static final String[] WORDS = {
    "-1",
    "0",
    "4294967295",
    "2147483647",
    "-2147483648",
    "99999999999999999999",
    "1e39",
    "nan",
    "-inf",
    "/",
    "//",
    "\\\n",
    "\r",
    "\n",
    "\0",
    "v",
    "f",
    "o ",
    "g",
    "list",
    "vertex",
    "solid",
    "endfacet",
    "element vertex 9",
    "end_header",
    "<p>",
    "</mesh>",
    "#a",
    "&amp;",
    "<!--",
    "é",
    "\u0000\u0001"
  };

  @TempDir Path folder;

  @Test
  void obj() throws IOException {
    String text =
        "mtllib a.mtl\n"
            + "o ground\n"
            + "v 0 0 0\n"
            + "v 1.5 0 0\n"
            + "v 1.5 2.25e0 0\n"
            + "v 0 2 -0.125\n"
            + "vt 0 0\n"
            + "vn 0 0 1\n"
            + "usemtl tar\n"
            + "f 1/1/1 2/1/1 3/1/1 4/1/1\n"
            + "g wall\n"
            + "f -4//-1 -3//-1 \\\n"
            + " -1//1\n"
            + "v 0 4 0\n"
            + "v -3 -4 0\n"
            + "v 0 -2 0\n"
            + "v 3 -4 0\n"
            + "f 5 6 7 8\n"
            + "l 1 2\n";
    mutate("obj", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void stlText() throws IOException {
    String facet =
        "facet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0.5\nvertex 0 1 -2e-3\nendloop\n"
            + "endfacet\n";
    String text = "solid a\n" + facet + facet + "endsolid a\nsolid b\n" + facet + "endsolid b\n";
    mutate("stl", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void stlBinary() throws IOException {
    ByteBuffer file = ByteBuffer.allocate(84 + 50 * 6).order(ByteOrder.LITTLE_ENDIAN);
    file.put("solid head".getBytes(StandardCharsets.US_ASCII)).putInt(80, 6);
    for (int i = 0; i < 6; i++) {
      for (int k = 3; k < 12; k++) {
        file.putFloat(84 + 50 * i + 4 * k, i * k * 0.25f);
      }
    }
    mutate("stl", file.array());
  }

  @Test
  void plyText() throws IOException {
    String text =
        plyHeader("ascii")
            + "0 0 0 255 0 0 1\n1 0 0 0 0 0 1\n1 1 0 1 0 0 1\n0 1 0.5 9 0 0 1\n"
            + "4 0 1 2 3 1\n3 0 2 1 2\n5 0 1 2 -1 3\n";
    mutate("ply", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void plyBinary() throws IOException {
    for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
      ByteBuffer data = ByteBuffer.allocate(300).order(order);
      for (int i = 0; i < 4; i++) {
        data.putFloat(i).putFloat(i * i).putFloat(0.5f).put((byte) 7);
        data.putFloat(0).putFloat(0).putFloat(1);
      }
      data.put((byte) 4).putInt(0).putInt(1).putInt(2).putInt(3).put((byte) 1);
      data.put((byte) 3).putInt(0).putInt(2).putInt(1).put((byte) 2);
      data.putInt(5).putInt(0).putInt(1).putInt(2).putInt(-1).putInt(3);
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      String format = order == ByteOrder.BIG_ENDIAN ? "big" : "little";
      file.writeBytes(
          plyHeader("binary_" + format + "_endian").getBytes(StandardCharsets.US_ASCII));
      file.write(data.array(), 0, data.position());
      mutate("ply", file.toByteArray());
    }
  }

  @Test
  void b3d() throws IOException {
    byte[] corners = B3dText.vertices(0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1);
    byte[] ground = B3dText.triangles(0, 0, 1, 2, 2, 1, 3);
    byte[] wall = B3dText.triangles(-1, 3, 1, 2);
    byte[] inner = B3dText.node("inner", B3dText.mesh(-1, corners, B3dText.triangles(9, 0, 1, 2)));
    mutate(
        "b3d",
        B3dText.file(
            B3dText.textures("a.png", "b.png"),
            B3dText.brushes(B3dText.brush("x", 16, 0), B3dText.brush("y", 0, 1)),
            B3dText.node("outer", B3dText.mesh(1, corners, ground, wall), inner),
            B3dText.node("second", B3dText.mesh(1, corners, ground, wall))));
  }

  @Test
  void kn5() throws IOException {
    float[] corners = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1};
    byte[] inner =
        Kn5Bytes.node("inner", Kn5Bytes.STILL, Kn5Bytes.mesh("1KERB", 1, corners, 0, 1, 2));
    mutate(
        "kn5",
        Kn5Bytes.file(
            6,
            new String[] {"tar", "ice"},
            Kn5Bytes.node(
                "outer",
                Kn5Bytes.STILL,
                Kn5Bytes.mesh("1ROAD", 0, corners, 0, 1, 2, 2, 1, 3),
                inner,
                Kn5Bytes.meshOnBones("flag", 9, corners, 2, 1, 3))));
  }

  @Test
  void studio() throws IOException {
    float[] corners = {0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 1};
    byte[] faces =
        StudioText.faces(
            new int[] {0, 1, 2, 2, 1, 3},
            StudioText.painted("tar", 0),
            StudioText.painted("ice", 1));
    float[] matrix = {1, 0, 0, 0, 1, 0, 0, 0, -1, 3, 4, 5};
    byte[] turn = StudioText.rotation(1, 0, 0, 1);
    mutate(
        "3ds",
        StudioText.file(
            StudioText.editor(
                StudioText.material("tar", false),
                StudioText.material("ice", true),
                StudioText.chunk(0x0100, B3dText.floats(2)),
                StudioText.object("a", StudioText.vertices(corners), faces),
                StudioText.object(
                    "b", StudioText.vertices(corners), StudioText.matrix(matrix), faces)),
            StudioText.node(0, "$$$DUMMY", 0xFFFF, StudioText.position(1, 2, 3)),
            StudioText.node(1, "b", 0, StudioText.pivot(1, 1, 1), turn),
            StudioText.node(2, "a", 1, StudioText.scale(1, 2, 3)),
            StudioText.node(3, "a", 0xFFFF, turn)));
  }

  @Test
  void off() throws IOException {
    String text =
        "CNOFF\n# comment\n4 2 0\n0 0 0 0 0 1 1 0 0 1\n1 0 0 0 0 1\n1 1 0 0 0 1 # here\n"
            + "0 1 0.5 0 0 1\n4 0 1 2 3\n3 0 1\n2 0.5 0.5 0.5\n";
    mutate("off", text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void collada() throws IOException {
    String text =
        "<?xml version='1.0'?><COLLADA version='1.4.1'>\n"
            + "<asset><unit meter='0.01'/><up_axis>Z_UP</up_axis></asset>\n"
            + "<library_geometries><geometry id='g'><mesh><source id='s'><float_array id='a'"
            + " count='12'>0 0 0 1 0 0 1 1 0\n"
            + "0 1 .5</float_array><technique_common><accessor source='#a' count='4'"
            + " stride='3'/></technique_common></source><vertices id='v'><input semantic='POSITION'"
            + " source='#s'/></vertices>\n"
            + "<polylist count='2' material='m'><input semantic='VERTEX' source='#v'"
            + " offset='0'/><vcount>4 3</vcount><p>0 1 2 3\n"
            + "0 1 2</p></polylist>\n"
            + "<tristrips count='1'><input semantic='VERTEX' source='#v'/><p>0 1 2"
            + " 3</p></tristrips></mesh></geometry></library_geometries>\n"
            + "<library_nodes><node id='n'><instance_geometry"
            + " url='#g'/></node></library_nodes><library_visual_scenes><visual_scene id='w'><node"
            + " name='x'>\n"
            + "<translate>1 2 3</translate><rotate>1 0 0 90</rotate><skew>45 1 0 0 0 1"
            + " 0</skew><instance_node url='#n'/><instance_geometry"
            + " url='#g'/></node></visual_scene></library_visual_scenes>\n"
            + "<scene><instance_visual_scene url='#w'/></scene></COLLADA>";
    mutate("dae", text.getBytes(StandardCharsets.UTF_8));
  }

  private static String plyHeader(String format) {
    return "ply\nformat "
        + format
        + " 1.0\ncomment x\nelement vertex 4\nproperty float x\nproperty float y\n"
        + "property float z\nproperty uchar red\nproperty float nx\nproperty float ny\n"
        + "property float nz\nelement face 2\nproperty list uchar int vertex_indices\n"
        + "property uchar flag\nelement tristrips 1\nproperty list int int vertex_indices\n"
        + "end_header\n";
  }

  private void mutate(String ending, byte[] original) throws IOException {
    MeshImporter importer = Importers.forFileName("x." + ending).orElseThrow();
    Path file = folder.resolve("mutant." + ending);
    assertTimeoutPreemptively(
        Duration.ofMinutes(2),
        () -> {
          int sound = 0;
          for (int seed = 0; seed < MUTANTS; seed++) {
            byte[] mutant = mutant(original, new Random(seed));
            Files.write(file, mutant);
            try {
              SoundMesh.check(importer.read(ImportRequest.of(file), Progress.none()));
              sound++;
            } catch (ImportException refusal) {
              SoundMesh.assertOneLine(refusal.oneLine());
            } catch (RuntimeException e) {
              fail("mutant " + seed + " of " + ending, e);
            }
          }
          assertTrue(sound > 0 && sound < MUTANTS, sound + " of " + MUTANTS + " were read");
        });
  }

  private static byte[] mutant(byte[] original, Random random) {
    byte[] bytes = original;
    int changes = 1 + random.nextInt(4);
    for (int i = 0; i < changes && bytes.length > 0; i++) {
      int at = random.nextInt(bytes.length);
      int length = Math.min(bytes.length - at, 1 + random.nextInt(random.nextBoolean() ? 4 : 80));
      switch (random.nextInt(7)) {
        case 0 -> {
          bytes = bytes.clone();
          bytes[at] ^= (byte) (1 << random.nextInt(8));
        }
        case 1 -> {
          bytes = bytes.clone();
          bytes[at] = (byte) random.nextInt();
        }
        case 2 -> bytes = spliced(bytes, at, length, new byte[0]);
        case 3 -> bytes = spliced(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
        case 4 -> bytes = Arrays.copyOf(bytes, at);
        case 5 -> {
          byte[] noise = new byte[length];
          random.nextBytes(noise);
          bytes = spliced(bytes, at, length, noise);
        }
        default -> {
          String word = WORDS[random.nextInt(WORDS.length)];
          int replaced = random.nextBoolean() ? 0 : Math.min(length, word.length());
          bytes = spliced(bytes, at, replaced, word.getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    return bytes;
  }

  private static byte[] spliced(byte[] bytes, int at, int removed, byte[] inserted) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    out.writeBytes(inserted);
    out.write(bytes, at + removed, bytes.length - at - removed);
    return out.toByteArray();
  }
}
