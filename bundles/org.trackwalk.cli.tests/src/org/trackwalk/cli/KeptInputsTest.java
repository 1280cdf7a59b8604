package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that a command reads, whoever names it, is written over by what it writes. */
final class KeptInputsTest {

  private static final String PROFILE =
      "{\"id\":\"our\",\"like\":\"physx\",\"rate\":{\"hertz\":120,\"source\":\"y\"}}";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws Exception {
    StringBuilder obj = new StringBuilder("mtllib m.mtl\n");
    for (int i = 0; i <= 30; i++) {
      obj.append("v 0 0 ").append(4 * i).append("\nv 8 0 ").append(4 * i).append('\n');
    }
    for (int i = 0; i < 30; i++) {
      int a = 2 * i + 1;
      obj.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
      obj.append(' ').append(a + 1).append('\n');
    }
    put("t.obj", obj.toString());
    put("m.mtl", "newmtl a\n");
    Files.createDirectory(folder.resolve("d"));
    put("d/t.obj", obj.toString());
    put(
        "lv.trackwalk.json",
        "{\"pieces\":[{\"file\":\"t.obj\"}], \"line\": {\"file\": \"line.csv\"}}");
    put("own.trackwalk.json", "{\"pieces\":[{\"file\":\"t.obj\"}], \"profiles\": [\"p.json\"]}");
    put("line.csv", "x,y,z\n4,0,1\n4,0,40\n4,0,80\n4,0,118\n");
    put("p.json", PROFILE);
    put("conf.json", "{\"profiles\": [\"p.json\"]}");
    put("car.obj", box());
    put("probes.csv", "x,y,z,radius\n4,0.1,9,0.3\n");
    put("turned.csv", "x,y,z,qx,qy,qz,qw\n4,0.1,9,0,0,0,1\n");
    put("bodies.json", "{\"bodies\":[{\"shape\":\"hull:car.obj\",\"at\":[4,0.2,20]}]}");
    gltf();
  }

  private void put(String name, String text) throws Exception {
    Files.writeString(folder.resolve(name), text);
  }

  /** A car of a metre, around x = 0 and over y = 0. */
  private static String box() {
    StringBuilder text = new StringBuilder("mtllib m.mtl\n");
    for (int i = 0; i < 8; i++) {
      text.append("v ").append((i & 1) - 0.5).append(' ').append(0.2 + (i >> 1 & 1));
      text.append(' ').append((i >> 2) * 2 - 1).append('\n');
    }
    return text + "f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n";
  }

  private void gltf() throws Exception {
    ByteBuffer bytes = ByteBuffer.allocate(36).order(ByteOrder.LITTLE_ENDIAN);
    for (float f : new float[] {0, 0, 0, 0, 0, 9, 9, 0, 0}) {
      bytes.putFloat(f);
    }
    Files.write(folder.resolve("b.bin"), bytes.array());
    put(
        "g.gltf",
        "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],"
            + "\"nodes\":[{\"mesh\":0}],\"meshes\":[{\"primitives\":[{\"attributes\":"
            + "{\"POSITION\":0}}]}],\"buffers\":[{\"uri\":\"b.bin\",\"byteLength\":36}],"
            + "\"bufferViews\":[{\"buffer\":0,\"byteLength\":36}],\"accessors\":[{\"bufferView\":0,"
            + "\"componentType\":5126,\"count\":3,\"type\":\"VEC3\",\"min\":[0,0,0],"
            + "\"max\":[9,0,9]}]}");
  }

  private Map<Path, byte[]> contents() throws Exception {
    Map<Path, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(file, Files.readAllBytes(file));
      }
    }
    return contents;
  }

  /** Runs a line of which {@code @name} is a file here. */
  private CliRun run(String line) {
    List<String> args = new ArrayList<>();
    for (String word : line.split(" ")) {
      args.add(word.replace("@", folder + "/"));
    }
    return CliRun.of(args.toArray(new String[0]));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t.obj | check @lv.trackwalk.json --report json=OUT",
        "t.obj | check @lv.trackwalk.json --report text=OUT",
        "t.obj | check @lv.trackwalk.json --shard 1/1 --part OUT",
        "m.mtl | check @t.obj --report html=OUT",
        "m.mtl | check @lv.trackwalk.json --report html=OUT",
        "d/t.obj | check @d --report json=OUT",
        "d/t.obj | baseline @d --output OUT",
        "g.gltf | baseline @g.gltf --output OUT",
        "lv.trackwalk.json | baseline @lv.trackwalk.json --output OUT",
        "p.json | baseline @own.trackwalk.json --output OUT",
        "p.json | check @own.trackwalk.json --report json=OUT",
        "b.bin | check @g.gltf --report json=OUT",
        "b.bin | check @g.gltf --cache @cache --report json=OUT",
        "b.bin | info @g.gltf",
        "line.csv | check @t.obj --line @line.csv --report csv=OUT",
        "line.csv | check @lv.trackwalk.json --report csv=OUT",
        "line.csv | watch @lv.trackwalk.json --rounds 1 --report csv=OUT",
        "p.json | check @t.obj --profile @p.json --report json=OUT",
        "p.json | check @t.obj --config @conf.json --report json=OUT",
        "conf.json | check @t.obj --config @conf.json --report json=OUT",
        "car.obj | check @t.obj --vehicle-mesh @car.obj --report json=OUT",
        "car.obj | clearance @t.obj --vehicle-mesh @car.obj --report csv=OUT",
        "t.obj | clearance @lv.trackwalk.json --vehicle-mesh @car.obj --report csv=OUT",
        "t.obj | ride @lv.trackwalk.json --report csv=OUT",
        "line.csv | ride @t.obj --line @line.csv --report csv=OUT",
        "line.csv | ride @lv.trackwalk.json --report csv=OUT",
        "b.bin | overlaps @g.gltf --report json=OUT",
        "t.obj | overlaps @lv.trackwalk.json --report json=OUT",
        "d/t.obj | deviation @lv.trackwalk.json --seen @d/t.obj --report json=OUT",
        "t.obj | deviation @lv.trackwalk.json --seen @d/t.obj --report json=OUT",
        "m.mtl | parts @car.obj --report svg=OUT",
        "b.bin | contacts @g.gltf --probes @probes.csv --output OUT",
        "t.obj | contacts @lv.trackwalk.json --probes @probes.csv --output OUT",
        "car.obj | contacts @t.obj --probes @probes.csv --hull @car.obj --output OUT",
        "car.obj | contacts @t.obj --probes @turned.csv --shape hull:@car.obj --output OUT",
        "bodies.json | drive @t.obj --together @bodies.json --output OUT",
        "car.obj | drive @t.obj --together @bodies.json --output OUT",
        "t.obj | drive @lv.trackwalk.json --output OUT",
        "p.json | drive @t.obj --profile @p.json --output OUT",
      })
  void isNeverWrittenOver(String input, String line) throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve(input));
    Path hard = Files.createLink(folder.resolve("hard"), folder.resolve(input));
    Map<Path, byte[]> before = contents();
    if (line.contains("--cache")) {
      assertTrue(run(line.replace("OUT", "-")).code() < 2);
      before = contents();
    }
    for (Path output :
        List.of(folder.resolve(input), folder.resolve("d/../" + input), link, hard)) {
      CliRun run = run(line.replace("OUT", output.toString()));
      Map<Path, byte[]> after = contents();
      for (Map.Entry<Path, byte[]> file : before.entrySet()) {
        assertArrayEquals(file.getValue(), after.get(file.getKey()), file.getKey() + ": " + run);
      }
      if (line.contains("OUT")) {
        assertEquals(2, run.code(), run.toString());
        boolean said = run.err().contains("is an input") || run.err().contains("no baseline");
        assertTrue(said, run.toString());
      }
    }
  }

  /** What a manifest or scene names that cannot be read, or not to its end, is no place either. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t.obj | {\"pieces\":[{\"file\":\"t.obj\"},]}",
        "t.obj | {\"pieces\":[{\"file\":\"t.obj",
        "t.obj | {\"pieces\":[{\"file\":\"t\\u002eobj\"}], \"unknown\": 1}",
        "d/t.obj | {\"pieces\":[{\"file\":\"d\\\\t.obj\"}], \"name\" 1}",
        "d/t.obj | {\"pieces\":[{\"file\":\"d\\/t.obj\"}, {\"file\":\"gone.obj\"}]}",
        "line.csv | {\"pieces\":[{\"file\":\"gone.obj\"}], \"line\": {\"file\":\"line.csv\"}}",
        "p.json | {\"pieces\":[{\"file\":\"gone.obj\"}], \"profiles\": [\"p.json\"]}",
        "p.json | {\"pieces\":[{\"file\":\"bad.obj\"}], \"profiles\": [\"p.json\"]}",
        "t.obj | {\"pieces\":[{\"file\":\"bad.obj\"}, {\"file\":\"t.obj\"}]}",
        "car.obj | {\"pieces\":[{\"file\":\"t.obj\"}], \"vehicle\":{\"mesh\":\"car.obj\"},}",
      })
  void whatABrokenManifestNames(String named, String manifest) throws Exception {
    put("broken.trackwalk.json", manifest);
    put("bad.obj", "f 1 2 3\n");
    Map<Path, byte[]> before = contents();
    for (String also : List.of("", " @t.obj")) {
      CliRun run = run("check @broken.trackwalk.json" + also + " --report json=@" + named);
      Map<Path, byte[]> after = contents();
      assertEquals(before.keySet(), after.keySet(), run.toString());
      before.forEach((file, bytes) -> assertArrayEquals(bytes, after.get(file), file + ": " + run));
      assertTrue(run.code() == 2 || run.code() == 3, run.toString());
      assertTrue(run.err().contains("is an input"), run.toString());
    }
  }

  /** A buffer of a scene whose text is broken. */
  @Test
  void whatABrokenSceneNames() throws Exception {
    Path scene = folder.resolve("g.gltf");
    Files.writeString(scene, Files.readString(scene).replace("\"asset\"", "asset"));
    byte[] before = Files.readAllBytes(folder.resolve("b.bin"));
    CliRun run = run("check @g.gltf @t.obj --report json=@b.bin");
    assertArrayEquals(before, Files.readAllBytes(folder.resolve("b.bin")));
    assertEquals(2, run.code(), run.toString());
  }

  /** What is known before a level is read is refused before, else the other reports are written. */
  @Test
  void theOtherReportsAreWritten() throws Exception {
    byte[] before = Files.readAllBytes(folder.resolve("line.csv"));
    CliRun run =
        run(
            "check @lv.trackwalk.json --report json=@a.json --report csv=@line.csv"
                + " --report html=@c.html");
    assertEquals(2, run.code(), run.toString());
    assertTrue(Files.exists(folder.resolve("a.json")), run.toString());
    assertTrue(Files.exists(folder.resolve("c.html")), run.toString());
    assertArrayEquals(before, Files.readAllBytes(folder.resolve("line.csv")));
    CliRun early = run("check @lv.trackwalk.json --report json=@e.json --report csv=@t.obj");
    assertEquals(2, early.code(), early.toString());
    assertTrue(!Files.exists(folder.resolve("e.json")), early.toString());
  }

  /** A baseline is brought up to date by what may be compared with, and by nothing else. */
  @Test
  void aBaselineIsReplacedByABaselineOnly() throws Exception {
    assertEquals(0, run("baseline @t.obj --output @known.json").code());
    byte[] known = Files.readAllBytes(folder.resolve("known.json"));
    for (String format : List.of("csv", "text", "html", "jsonl")) {
      CliRun run = run("check @t.obj --baseline @known.json --report " + format + "=@known.json");
      assertEquals(2, run.code(), run.toString());
      assertArrayEquals(known, Files.readAllBytes(folder.resolve("known.json")));
    }
    CliRun kept = run("check @t.obj --baseline @known.json --report baseline=@known.json");
    assertTrue(kept.code() < 2, kept.toString());
  }

  /** An earlier report is no input. */
  @Test
  void aReportIsReplacedAsBefore() {
    for (int i = 0; i < 2; i++) {
      CliRun run = run("check @d --report json=@d/r.json --report csv=@d/r.csv");
      assertTrue(run.code() < 2, run.toString());
    }
  }
}
