package org.trackwalk.maven.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArgumentsTest {

  private static final Path HERE = Path.of("").toAbsolutePath();

  @Test
  void whatIsNotSaidIsLeftOut() {
    Arguments args =
        new Arguments("check", HERE)
            .option("--up", null)
            .flag("--separate", null)
            .flag("--all", false)
            .each("--only", List.of())
            .file("--line", null)
            .idOrFile("--vehicle", null);
    assertEquals(List.of("check"), args.list());
  }

  @Test
  void pathsBelowTheStartAreShortAndOthersWhole() {
    Path away = HERE.getRoot().resolve("away").resolve("known.json");
    Arguments args =
        new Arguments("check", HERE.resolve("game"))
            .file("--baseline", HERE.resolve("game/known.json").toFile())
            .idOrFile("--profile", "physx")
            .idOrFile("--profile", "ours.json")
            .idOrFile("--vehicle", "van.json:wheels=ray")
            .reports(Map.of("sarif", new File("target/levels.sarif")))
            .file("--config", away.toFile())
            .levels(List.of("-odd"));
    assertEquals(
        List.of(
            "check",
            "--baseline=" + Path.of("game", "known.json"),
            "--profile=physx",
            "--profile=" + Path.of("game", "ours.json"),
            "--vehicle=" + Path.of("game", "van.json") + ":wheels=ray",
            "--report=sarif=" + Path.of("target", "levels.sarif"),
            "--config=" + away,
            "--",
            "-odd"),
        args.list());
  }
}
