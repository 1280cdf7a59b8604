package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/**
 * Every report of every command, with names of files, pieces, materials and levels that would turn,
 * hide or end the line around them.
 */
final class HostileNamesTest {

  /** Turned around, a line ended in two ways, isolated, a line of eight bits, a byte order mark. */
  private static final String MARKS = "\u202e\u2028\u2029\u2066\u0085\ufeff\u061c\u200e";

  private static final Pattern ENTITY = Pattern.compile("&#(x?)([0-9a-fA-F]+);");

  @TempDir private static Path folder;
  private static Path mesh;
  private static Path manifest;

  @BeforeAll
  static void write() throws Exception {
    StringBuilder obj = new StringBuilder();
    for (int strip = 0; strip < 2; strip++) {
      obj.append("o road").append(MARKS).append(strip).append("\nusemtl tar").append(MARKS);
      obj.append('\n');
      for (int i = 0; i <= 40; i++) {
        double x = strip == 0 ? 0 : 4.003;
        obj.append("v ").append(x).append(" 0 ").append(4 * i).append('\n');
        obj.append("v ").append(4 * (strip + 1)).append(" 0 ").append(4 * i).append('\n');
      }
      for (int i = 0; i < 40; i++) {
        int a = 82 * strip + 2 * i + 1;
        obj.append("f ").append(a).append(' ').append(a + 2).append(' ').append(a + 3);
        obj.append(' ').append(a + 1).append('\n');
      }
    }
    obj.append("o post").append(MARKS).append('\n');
    for (int i = 0; i < 8; i++) {
      obj.append("v ").append(3 + 0.5 * (i & 1)).append(' ').append((i >> 1 & 1) - 0.5);
      obj.append(' ').append(40 + (i >> 2)).append('\n');
    }
    for (String face : "1 3 4 2,5 6 8 7,1 2 6 5,3 7 8 4,1 5 7 3,2 4 8 6".split(",")) {
      obj.append('f');
      for (String corner : face.split(" ")) {
        obj.append(' ').append(164 + Integer.parseInt(corner));
      }
      obj.append('\n');
    }
    mesh = folder.resolve("x" + MARKS + "\u001b[31m\n\u0007y.obj");
    Files.writeString(mesh, obj.toString());
    Files.writeString(folder.resolve("plain.obj"), obj.toString());
    manifest = folder.resolve("lv.trackwalk.json");
    String name = "level" + MARKS + "\\u001b\\n\\u0007";
    Files.writeString(
        manifest, "{\"name\": \"" + name + "\", \"pieces\": [{\"file\": \"plain.obj\"}]}");
  }

  static Stream<String> formats() {
    return FormatList.all().stream().map(ReportFormat::id);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void ofChecks(String format) throws Exception {
    for (Path level : List.of(mesh, manifest)) {
      harmless("check", level, format);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "overlaps json",
        "overlaps svg",
        "deviation csv",
        "deviation json",
        "deviation svg",
        "ride csv",
        "ride svg",
        "ride crg",
        "drive csv",
        "drive json",
        "drive svg",
        "parts svg",
        "clearance csv",
        "clearance json",
        "clearance svg",
        "confirm html",
        "confirm sarif",
        "confirm json"
      })
  void ofCommands(String command) throws Exception {
    String[] words = command.split(" ");
    for (Path level : List.of(mesh, manifest)) {
      harmless(words[0], words[0].equals("parts") ? body(level) : level, words[1]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "svg"})
  void ofExplanations(String format) throws Exception {
    for (Path level : List.of(mesh, manifest)) {
      CliRun run =
          CliRun.of(
              "explain",
              level.toString(),
              "--at",
              "3.2,0.1,40",
              "--shape",
              "sphere:0.5",
              "--format",
              format);
      assertTrue(run.code() < 2, run.toString());
      assertHarmless(run.out(), format);
    }
  }

  /** The characters that the test is about do stand in the names that a program reads. */
  @Test
  void theNamesAreThoseOfTheFiles() throws Exception {
    String json = CliRun.of("check", manifest.toString(), "--report", "json=-").out();
    assertTrue(json.contains("level\\u202e\\u2028\\u2029\\u2066"), json);
    assertTrue(json.contains("road\\u202e\\u2028"), json);
  }

  private static void harmless(String command, Path level, String format) throws Exception {
    Path out = folder.resolve("out." + (format.equals("overlay") ? "obj" : format));
    Files.deleteIfExists(out);
    List<String> args =
        new ArrayList<>(List.of(command, level.toString(), "--report", format + "=" + out));
    switch (command) {
      case "deviation" -> args.addAll(List.of("--seen", folder.resolve("plain.obj").toString()));
      case "clearance" -> args.addAll(List.of("--vehicle-mesh", car()));
      case "overlaps", "check" -> args.addAll(List.of("--start", "2,0,10"));
      case "drive" -> args.addAll(List.of("--start", "2,0,10", "--steps", "30"));
      default -> {}
    }
    if (List.of("deviation", "clearance", "ride").contains(command)) {
      args.addAll(List.of("--start", "2,0,10"));
    }
    CliRun run = CliRun.of(args.toArray(new String[0]));
    assumeFalse(command.equals("confirm") && run.code() == 3, "no engine is here");
    assertTrue(run.code() < 2, run.toString());
    String text = Files.readString(out, StandardCharsets.UTF_8);
    assertTrue(text.length() > 20, text);
    assertHarmless(text, command + " " + format);
  }

  /** What has an inside, under the same name. */
  private static Path body(Path level) throws Exception {
    Path bodies = Files.createDirectories(folder.resolve("bodies"));
    return Files.copy(
        Path.of(car()),
        bodies.resolve(level.equals(mesh) ? mesh.getFileName() : Path.of("car.obj")),
        StandardCopyOption.REPLACE_EXISTING);
  }

  private static String car() throws Exception {
    StringBuilder text = new StringBuilder("o car").append(MARKS).append('\n');
    for (int i = 0; i < 8; i++) {
      text.append("v ").append((i & 1) - 0.5).append(' ').append(0.2 + (i >> 1 & 1));
      text.append(' ').append((i >> 2) * 2 - 1).append('\n');
    }
    text.append("f 1 3 4 2\nf 5 6 8 7\nf 1 2 6 5\nf 3 7 8 4\nf 1 5 7 3\nf 2 4 8 6\n");
    return Files.writeString(folder.resolve("car.obj"), text).toString();
  }

  private static void assertHarmless(String text, String what) {
    text.codePoints().forEach(c -> assertTrue(isPlain(c), what + ": U+" + Integer.toHexString(c)));
    Matcher entity = ENTITY.matcher(text);
    while (entity.find()) {
      int c = Integer.parseInt(entity.group(2), entity.group(1).isEmpty() ? 10 : 16);
      assertTrue(isPlain(c) && c >= ' ', what + ": " + entity.group());
    }
  }

  private static boolean isPlain(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL -> c == '\n' || c == '\r' || c == '\t';
      case Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
      default -> true;
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "csv", "junit", "svg", "html", "github", "github-summary"})
  void aNameBeginsNoLine(String format) throws Exception {
    Path out = folder.resolve("lines.txt");
    CliRun.of("check", mesh.toString(), "--report", format + "=" + out);
    assertBeginsNoLine(Files.readString(out));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check",
        "info",
        "overlaps",
        "ride",
        "drive --steps 30",
        "deviation --seen SEEN",
        "clearance --vehicle-mesh CAR",
        "confirm",
        "parts",
        "parts --check",
        "fix --dry-run",
        "explain --at 3.2,0.1,40 --shape sphere:0.5"
      })
  void aNameBeginsNoLineOfText(String command) throws Exception {
    List<String> args = new ArrayList<>();
    for (String word : command.split(" ")) {
      args.add(
          switch (word) {
            case "SEEN" -> folder.resolve("plain.obj").toString();
            case "CAR" -> car();
            default -> word;
          });
    }
    args.add((command.startsWith("parts") ? body(mesh) : mesh).toString());
    CliRun run = CliRun.of(args.toArray(new String[0]));
    assertTrue(run.out().contains("y.obj") || command.startsWith("explain"), run.toString());
    assertBeginsNoLine(run.out());
    assertBeginsNoLine(run.err());
  }

  /** The name of the file has a line end in it, and then a bell. */
  private static void assertBeginsNoLine(String text) {
    assertEquals(
        List.of(),
        text.lines().filter(l -> l.contains("y.obj") && l.indexOf("y.obj") < 3).toList());
  }
}
