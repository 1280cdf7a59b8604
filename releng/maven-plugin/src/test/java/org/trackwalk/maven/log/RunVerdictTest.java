package org.trackwalk.maven.log;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunVerdictTest {

  @TempDir private Path folder;

  @Test
  void errorsFailAndSayLevelPieceAndPlace() throws IOException {
    RunVerdict verdict =
        verdict(
            "{'failOn':'error'}",
            "",
            level(
                "harbour",
                finding("error", "road_1 | road_2: step of 25.0 mm", "a", null),
                finding("error", "road_7 | road_8: step of 21.0 mm", "a", null),
                finding("warning", "wall: two layers", "b", null),
                finding("info", "road: a crest", "c", null)));
    assertEquals(
        List.of(
            "[ERROR] harbour: road_1 | road_2: step of 25.0 mm at (1.00, -2.50, 0.00)  [a.rule]"
                + "  +1 more like it",
            "[ERROR]     Fix: mend it",
            "[WARNING] harbour: wall: two layers at (1.00, -2.50, 0.00)  [b.rule]",
            "[WARNING]     Fix: mend it",
            "[INFO] harbour: road: a crest at (1.00, -2.50, 0.00)  [c.rule]",
            "[INFO] 1 level checked: 2 errors, 1 warning, 1 note"),
        said(verdict, 10));
    assertEquals(
        "harbour: road_1 | road_2: step of 25.0 mm at (1.00, -2.50, 0.00)  [a.rule];"
            + " and 1 more finding",
        verdict.failure());
  }

  @Test
  void theWorstOfAllLevelsIsNamed() throws IOException {
    RunVerdict verdict =
        verdict(
            "{'failOn':'warning'}",
            "",
            level("east", finding("warning", "wall: two layers", "b", null))
                + ","
                + level("west", finding("error", "road: hole", "a", null)));
    assertEquals(
        "west: road: hole at (1.00, -2.50, 0.00)  [a.rule]; and 1 more finding", verdict.failure());
  }

  @Test
  void whatIsKnownFromTheBaselineIsCountedOnly() throws IOException {
    RunVerdict verdict =
        verdict(
            "{'failOn':'error','failOnNew':'true'}",
            "",
            level(
                "harbour",
                finding("error", "road: hole", "a", "unchanged"),
                finding("error", "kerb: hole", "a", "new")));
    assertEquals("harbour: kerb: hole at (1.00, -2.50, 0.00)  [a.rule] new", verdict.failure());
    assertEquals(
        List.of(
            "[ERROR] harbour: kerb: hole at (1.00, -2.50, 0.00)  [a.rule] new",
            "[ERROR]     Fix: mend it",
            "[INFO] harbour: 1 finding known from the baseline"),
        said(verdict, 10).subList(0, 3));
  }

  @Test
  void whatCouldNotBeReadComesFirst() throws IOException {
    RunVerdict verdict =
        verdict(
            "{'failOn':'error'}",
            "{'path':'a.obj','status':'failed','reason':'no triangles'},"
                + "{'path':'b.fbx','status':'skipped','reason':'not read'},"
                + "{'path':'c.obj','status':'failed','reason':'no file'}",
            level("harbour", finding("error", "road: hole", "a", null)));
    assertEquals(
        "a.obj: no triangles; and 1 more level like that; also"
            + " harbour: road: hole at (1.00, -2.50, 0.00)  [a.rule]",
        verdict.failure());
    assertEquals(
        List.of(
            "[ERROR] a.obj: no triangles",
            "[INFO] passed over b.fbx: not read",
            "[ERROR] c.obj: no file"),
        said(verdict, 10).subList(2, 5));
  }

  @Test
  void whatIsNotShownIsCounted() throws IOException {
    RunVerdict verdict =
        verdict(
            "{'failOn':'never'}",
            "",
            level(
                "harbour",
                finding("error", "road: hole", "a", null),
                finding("error", "kerb: hole", "b", null),
                finding("error", "wall: hole", "c", null)));
    assertEquals(
        List.of(
            "[WARNING] harbour: road: hole at (1.00, -2.50, 0.00)  [a.rule]",
            "[WARNING]     Fix: mend it",
            "[INFO] harbour: and 2 more findings (the reports list them)"),
        said(verdict, 1).subList(0, 3));
    assertEquals("", verdict.failure());
  }

  private static List<String> said(RunVerdict verdict, int most) {
    SpokenLog log = new SpokenLog();
    verdict.write(log, most);
    return log.lines();
  }

  private RunVerdict verdict(String settings, String inputs, String levels) throws IOException {
    String json =
        "{'schema':'trackwalk-report/1','settings':"
            + settings
            + ",'inputs':["
            + inputs
            + "],'levels':["
            + levels
            + "]}";
    return RunVerdict.read(Files.writeString(folder.resolve("r.json"), json.replace('\'', '"')));
  }

  private static String level(String name, String... findings) {
    return "{'name':'" + name + "','frames':1,'findings':[" + String.join(",", findings) + "]}";
  }

  private static String finding(String severity, String message, String group, String state) {
    return "{'rule':'"
        + group
        + ".rule','severity':'"
        + severity
        + "','message':'"
        + message
        + "','help':'mend it','editorPosition':[1,-2.5,0],'baselineState':"
        + (state == null ? "null" : "'" + state + "'")
        + ",'group':'"
        + group
        + "'}";
  }
}
