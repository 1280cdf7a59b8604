package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.cli.command.CommandList;
import org.trackwalk.examples.InternalKeys;

/** What is printed for people has no internal keys: of all rules, and in each help. */
class PlainWordsTest {

  private static final Pattern MESH = Pattern.compile("bad\\.(?:obj|stl|gltf|glb|fbx|dae|ply)");

  /** The columns of a file of probes, and the value of an option as it is typed. */
  private static final Pattern TYPED = Pattern.compile("x,y,z,[\\w,]+|\\b0\\.0+1\\b");

  static String[] names() {
    return CommandList.all().stream().map(CommandList.Entry::name).toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("names")
  void aHelpIsPlain(String name) {
    String help = TYPED.matcher(CliRun.of(name, "--help").out()).replaceAll("");
    assertEquals(List.of(), InternalKeys.in(help));
  }

  @Test
  void whatEachRuleSaysIsPlain() throws IOException {
    Path rules = Path.of("").toAbsolutePath().getParent().getParent().resolve("examples/rules");
    assumeTrue(Files.isDirectory(rules), "not in the project's tree");
    List<String> arguments = new ArrayList<>(List.of("check", "--no-progress"));
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(rules)) {
      for (Path folder : folders) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "bad.*")) {
          for (Path file : files) {
            String name = file.getFileName().toString();
            boolean manifest = Files.exists(folder.resolve("bad.trackwalk.json"));
            if (manifest ? name.endsWith(".json") : MESH.matcher(name).matches()) {
              arguments.add(file.toString());
            }
          }
        }
      }
    }
    CliRun run = CliRun.of(arguments.toArray(new String[0]));
    assertTrue(run.out().lines().count() > 500, run.toString());
    assertEquals(List.of(), InternalKeys.in(run.out()));
  }
}
