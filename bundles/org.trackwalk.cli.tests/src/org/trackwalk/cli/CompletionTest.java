package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.report.output.FormatList;

/**
 * The shells themselves are asked what they would complete; one that is not there is passed over.
 */
class CompletionTest {

  /** What bash does before it calls a completion function, and what it shows after. */
  private static final String BASH =
      """
      source "$1"
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
      COMP_LINE=$2 COMP_POINT=${#2}
      _trackwalk
      printf '%s\\n' "${COMPREPLY[@]}"
      """;

  /**
   * A line typed into a zsh on a terminal of its own, with a Tab behind it; prints what it became.
   */
  private static final String ZSH =
      """
      zmodload zsh/zpty
      zpty inner zsh -f -i
      zpty -w inner "PROMPT='' RPROMPT=''; unsetopt beep; autoload -Uz compinit; compinit -D -u"
      zpty -w inner "source ${(q)1}; cd ${(q)3}"
      zpty -w inner 'show() { print; print -r -- "IT""IS<$BUFFER>"; BUFFER=; zle redisplay }'
      zpty -w inner 'zle -N show; bindkey "^I" complete-word; bindkey "^Xs" show; print REA""DY'
      zpty -r inner text '*READY*'
      zpty -w -n inner "$2"$'\\t\\030s'
      zpty -r inner text '*ITIS<*>*'
      print -r -- ${${text##*ITIS<}%%>*}
      zpty -d inner
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trackwalk che | check",
        "trackwalk check --profile jo | jolt jolt-enhanced",
        "trackwalk check --profile=jolt-e | jolt-enhanced",
        "trackwalk check --profile p | physx physx-pcm physx-unity",
        "trackwalk check --profile pr | profile.json private/",
        "trackwalk check --vehicle=pr | profile.json private/",
        "trackwalk check a.obj --fail-on er | error",
        "trackwalk check --fail-on=ne | never",
        "trackwalk check --units m | m mm",
        "trackwalk check --report js | json= jsonl=",
        "trackwalk check --report json=tr | track.obj trick/",
        "trackwalk check --report=json=tr | track.obj trick/",
        "trackwalk check --only seam.gap,weld.near | seam.gap,weld.near-miss",
        "trackwalk check --only=seam.gap,weld.near | seam.gap,weld.near-miss",
        "trackwalk check --fail-on- | --fail-on-new",
        "trackwalk check tra | track.obj",
        "trackwalk check trick/ | trick/inner.obj",
        "trackwalk check --speed | --speed",
        "trackwalk fix tra --output t | trick/",
        "trackwalk rules weld.near | weld.near-miss",
        "trackwalk profiles kar | kart",
        "trackwalk explain a.obj --shape sp | sphere:",
        "trackwalk explain a.obj --method voided-we | voided-welded",
        "trackwalk completion f | fish",
        "trackwalk man inf | info",
      })
  void bashCompletes(String line, String expected) throws Exception {
    assumeTrue(there("bash"), "no bash");
    assertEquals(words(expected), words(bash(line)));
  }

  @Test
  void bashKnowsEveryFormatAndWhatFollowsASpace() throws Exception {
    assumeTrue(there("bash"), "no bash");
    Set<String> formats = new TreeSet<>();
    FormatList.ids().forEach(id -> formats.add(id + "="));
    assertEquals(formats, words(bash("trackwalk check --report ")));
    assertEquals(Set.of("x", "y", "z"), words(bash("trackwalk check --up ")));
    assertEquals(Set.of(), words(bash("trackwalk check --speed ")));
    assertTrue(words(bash("trackwalk ")).containsAll(Set.of("check", "fix", "--version")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trackwalk che | check",
        "trackwalk check --profile jo | jolt jolt-enhanced",
        "trackwalk check --profile pr | profile.json private/",
        "trackwalk check --report sv | svg=",
        "trackwalk check --report json=tr | json=track.obj json=trick/",
        "trackwalk check --only seam.gap,weld.near | seam.gap,weld.near-miss",
        "trackwalk check --fail-on-n | --fail-on-new",
        "trackwalk check tra | track.obj",
        "trackwalk fix --output tr | trick/",
        "trackwalk rules weld.near | weld.near-miss",
      })
  void fishCompletes(String line, String expected) throws Exception {
    assumeTrue(there("fish"), "no fish");
    String ask = "source $argv[1]; complete -C \"$argv[2]\"";
    String shown = run("fish", "-N", "-c", ask, script("fish").toString(), line);
    Set<String> found = new TreeSet<>();
    shown.lines().forEach(entry -> found.add(entry.split("\t")[0]));
    assertEquals(words(expected), found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trackwalk che | trackwalk check",
        "trackwalk check --profile jolt-e | trackwalk check --profile jolt-enhanced",
        "trackwalk check --profile pro | trackwalk check --profile profile.json",
        "trackwalk check --report sv | trackwalk check --report svg=",
        "trackwalk check --report json=tra | trackwalk check --report json=track.obj",
        "trackwalk check --only seam.gap,weld.near | trackwalk check --only"
            + " seam.gap,weld.near-miss",
        "trackwalk check --fail-on er | trackwalk check --fail-on error",
        "trackwalk explain a.obj --shape sp | trackwalk explain a.obj --shape sphere:",
        "trackwalk check tra | trackwalk check track.obj",
        "trackwalk rules weld.near | trackwalk rules weld.near-miss",
      })
  void zshCompletes(String line, String expected) throws Exception {
    assumeTrue(there("zsh"), "no zsh");
    String script = script("zsh").toString();
    String shown = run("zsh", "-f", "-c", ZSH, "zsh", script, line, folder.toString());
    assertEquals(expected, shown.replaceAll("\\p{Cntrl}", "").strip().replaceAll(",$", ""));
  }

  @Test
  void anUnknownShellIsNamedWithTheNearest() {
    CliRun run = CliRun.of("completion", "bsh");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("did you mean 'bash'?"), run.err());
  }

  private String bash(String line) throws Exception {
    return run("bash", "--norc", "-c", BASH, "bash", script("bash").toString(), line);
  }

  private Path script(String shell) throws IOException {
    CliRun made = CliRun.of("completion", shell);
    assertEquals(0, made.code(), made.toString());
    Files.writeString(folder.resolve("track.obj"), "");
    Files.createDirectories(folder.resolve("trick"));
    Files.createDirectories(folder.resolve("private"));
    for (String other : List.of("pom.xml", "profile.json", "profile.obj")) {
      Files.writeString(folder.resolve(other), "");
    }
    Files.writeString(folder.resolve("trick/inner.obj"), "");
    return Files.writeString(folder.resolve(".script." + shell), made.out());
  }

  private static Set<String> words(String text) {
    Set<String> words = new TreeSet<>(Arrays.asList(text.split("\\s+")));
    words.remove("");
    return words;
  }

  private static boolean there(String program) {
    for (String entry : String.valueOf(System.getenv("PATH")).split(":")) {
      if (Files.isExecutable(Path.of(entry, program))) {
        return true;
      }
    }
    return false;
  }

  private String run(String... command) throws Exception {
    List<String> words = new ArrayList<>(List.of(command));
    ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
    builder.redirectErrorStream(true);
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("TERM", "dumb");
    Path shown = folder.resolve(".shown");
    Process process = builder.redirectOutput(shown.toFile()).start();
    process.getOutputStream().close();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("does not end: " + words + Files.readString(shown));
    }
    return Files.readString(shown, StandardCharsets.UTF_8);
  }
}
