package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.cli.command.CommandList;

class UsageTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chek a.obj | did you mean 'check'?",
        "check --fial-on=error a.obj | did you mean '--fail-on'?",
        "check | missing PATH",
        "check a.obj --jobs | --jobs",
        "check a.obj --jobs 0 | from 1 to",
        "check a.obj --jobs 1.5 | a whole number",
        "check a.obj --fail-on warnings | did you mean 'warning'?",
        "check a.obj --up w | one of x, y, z",
        "check a.obj --units km | one of m, cm, mm, ft, in",
        "check a.obj --speed fast | is not a number",
        "check a.obj --speed -3 | no speed",
        "check a.obj --profile generik | did you mean 'generic'?",
        "check a.obj --vehicle lorry | known are body, car, kart, formula",
        "check a.obj --vehicle cart | did you mean 'car'?",
        "check a.obj --vehicle car:wheels=rays | did you mean 'ray'?",
        "check a.obj --vehicle body:wheels=ray | has no wheels",
        "check a.obj --profile physix | did you mean 'physx'?",
        "check a.obj --profile none.json | none.json cannot be read",
        "check a.obj --bodies each | one of one, file, piece",
        "check a.obj --only seam.gab | did you mean 'seam.gap'?",
        "check a.obj --skip nothing | 'trackwalk rules' lists all",
        "check a.obj --set seam.gap.wraning=1 | did you mean 'warning'?",
        "check a.obj --set seam.gap=1 | which parameter?",
        "check a.obj --set seam.gap.warning=wide | is not a number",
        "check a.obj --set seam.gap.warning=-1 | is below zero",
        "watch a.obj --rounds 0 | from 1 to",
        "watch a.obj --quiet-time -1 | from 0 to",
        "contacts a.obj --probes p.csv --output nowhere/at/all.csv | folder does not exist",
        "check a.obj --profile physx,jolt | --profile physx --profile jolt",
        "check a.obj --start 1,2 | write X,Y,Z",
        "check a.obj --report pdf=x | one of text, json, jsonl, html, csv, sarif",
        "check a.obj --report jsn=x | did you mean 'json'?",
        "check a.obj --report json | json=FILE",
        "check a.obj --report json=nowhere/at/all.json | folder does not exist",
        "check a.obj --coords maya | one of file, blender, unity, unreal, godot",
        "check a.obj --color blue | one of auto, always, never",
        "check a.obj --max-findings few | is not a number",
        "check a.obj --separate --as-one-level | exclude each other",
        "check a.obj --line none.csv | --line none.csv",
        "check a.obj --config none.json | cannot be read",
        "check a.obj --baselin b.json | there is no option --baselin (did you mean '--baseline'?)",
        "rules seam.gpa | did you mean 'seam.gap'?",
        "rules seem | did you mean 'seam'?",
        "check a.obj --only seem | did you mean 'seam'?",
        "check a.obj --skip wled.near-miss | did you mean 'weld.near-miss'?",
        "check a.obj --fail-on eror | did you mean 'error'?",
        "check a.obj --vehicle fromula | did you mean 'formula'?",
        "check a.obj --bodies pice | did you mean 'piece'?",
        "check a.obj --coords unitty | did you mean 'unity'?",
        "check a.obj --color alwasy | did you mean 'always'?",
        "check a.obj --junit-cases al | did you mean 'all'?",
        "check a.obj --junit-warnings skiped | did you mean 'skipped'?",
        "check a.obj --report sariv=x | did you mean 'sarif'?",
        "check a.obj --set seam.gpa.warning=1 | did you mean 'seam.gap'?",
        "profiles fromula | did you mean 'formula'?",
        "profiles physxx | did you mean 'physx'?",
        "config --fromat json | did you mean '--format'?",
        "config --format jsno | did you mean 'json'?",
        "explain a.obj --at 0,0,0 --shape sphere:1 --format svgg | did you mean 'svg'?",
        "explain a.obj --at 0,0,0 --shape sphere:1 --method closest-pont | did you mean"
            + " 'closest-point'?",
        "fix a.obj --in-plac | did you mean '--in-place'?",
        "--verison | did you mean '--version'?",
        "check --helpp | did you mean '--help'?",
        "completion zhs | did you mean 'zsh'?",
        "man chekc | did you mean 'check'?",
        "rules seam.gap more | unexpected argument 'more'",
        "contacts a.obj | missing --probes FILE",
        "contacts a.obj --probes p.csv --method voided-weldet | did you mean 'voided-welded'?",
        "explain a.obj --at 0,0,0 --shape cube:1 | sphere:R",
        "explain a.obj --at 0,0,0 --shape spere:1 | did you mean 'sphere'?",
        "explain a.obj --at 0,0,0 --shape sphere:0 | above zero",
        "explain a.obj --at 0,0,0 --shape box:1,2 | a box needs 3 numbers: box:HX,HY,HZ",
        "explain a.obj --at 0,0,0 --shape wheel:1 | a wheel needs 2 numbers: wheel:R,W",
        "explain a.obj --at 0,0,0 --shape box:1,2,3 --rotate 0,0,0,0 | must not be zero",
        "explain a.obj --at 0,0,0 --shape box:1,2,3 --rotate 1,2 | write QX,QY,QZ,QW",
        "explain a.obj --at 0,0,0 --shape sphere:1 --method voided-welded,x | 'x' is not known",
        "explain a.obj --at 0,0,0 --shape sphere:1 --format png | one of text, json, svg",
        "contacts a.obj --probes p.csv --method voided-welded,voided-sorted | more than one",
        "explain a.obj --shape sphere:1 | missing --at X,Y,Z",
        "init nowhere | is not a folder",
      })
  void wrongUsageIsTwoAndNamesWhatIsKnown(String command, String expected) {
    CliRun run = CliRun.of(command.strip().split(" "));
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(expected), run.err());
    assertEquals("", run.out());
    assertEquals(1, run.err().lines().count(), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"failon\": \"never\"} | line 1, column 2: unknown key 'failon' (did you mean 'failOn'?)",
        "{\"speed\": \"fast\"} | line 1, column 11: speed: a number belongs here",
        "{\"speed\": 1, \"speed\": 2} | stands here twice",
        "[] | an object",
        "{\"jobs\": 1.5} | jobs",
        "{\"rules\": {\"seam.gab\": \"off\"}} | did you mean 'seam.gap'?",
        "{\"rules\": {\"seam.gap\": \"on\"}} | \"off\" or an object",
        "{\"reports\": {\"jsom\": \"a\"}} | did you mean 'json'?",
        "{\"start\": [1, 2]} | three numbers",
        "{ | line 1",
      })
  void wrongConfigurationIsTwoAndNamesThePlace(String json, String expected) throws IOException {
    Path config = folder.resolve("options.json");
    Files.writeString(config, json);
    CliRun run = CliRun.of("check", "a.obj", "--config", config.toString());
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(expected), run.err());
  }

  @Test
  void withoutACommandTheOverviewGoesToStandardError() {
    CliRun run = CliRun.of();
    assertEquals(2, run.code());
    assertTrue(run.err().contains("Usage: trackwalk COMMAND"), run.err());
  }

  @Test
  void helpIsDataAndListsEveryCommand() {
    CliRun run = CliRun.of("--help");
    assertEquals(0, run.code());
    for (CommandList.Entry entry : CommandList.all()) {
      assertTrue(run.out().contains("  " + entry.name() + " "), entry.name());
      CliRun own = CliRun.of(entry.name(), "--help");
      assertEquals(0, own.code());
      assertTrue(own.out().startsWith("Usage: trackwalk " + entry.name()), own.out());
      assertTrue(own.out().contains("Example"), own.out());
      assertEquals(own.out(), CliRun.of("help", entry.name()).out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"--version", "-V"})
  void theVersionIsOneLine(String option) {
    assertTrue(CliRun.of(option).out().matches("trackwalk \\d+\\.\\d+\\.\\d+\\R"));
  }

  @Test
  void aFileInTheCommandsPlaceIsAnsweredWithTheCommandThatChecksIt() throws IOException {
    String track = Tracks.bad(folder).toString();
    CliRun run = CliRun.of(track);
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains("trackwalk check '" + track + "'"), run.err());
  }

  @Test
  void whatCouldNotBeReadIsSaidOnStandardErrorWhoeverReadsTheReport() {
    String missing = folder.resolve("missing.obj").toString();
    String report = "text=" + folder.resolve("report.txt");
    String[][] runs = {
      {"check", missing},
      {"check", missing, "--quiet"},
      {"check", missing, "--quiet", "--report", report},
      {"check", missing, folder.resolve("too.obj").toString(), "--quiet", "--report", report},
    };
    for (String[] words : runs) {
      CliRun run = CliRun.of(words);
      assertEquals(3, run.code(), run.toString());
      String line = "trackwalk: failed: " + missing + ": it is not there";
      assertEquals(1, run.err().lines().filter(line::equals).count(), run.toString());
    }
  }
}
