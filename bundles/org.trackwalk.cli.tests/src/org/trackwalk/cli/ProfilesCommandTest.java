package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;

class ProfilesCommandTest {

  /** Two pieces that meet bit for bit. */
  private static final String TWO_ROADS =
      """
      o road_1
      v 0 0 0
      v 0 0 4
      v 4 0 4
      v 4 0 0
      f 1 2 3 4
      o road_2
      v 4 0 0
      v 4 0 4
      v 8 0 4
      v 8 0 0
      f 5 6 7 8
      """;

  @TempDir private Path folder;

  @Test
  void everyProfileAndVehicleIsListedAndExplained() {
    String list = CliRun.of("profiles").out();
    for (String id : ProfileList.ids()) {
      assertTrue(list.contains(id + " "), id);
      CliRun one = CliRun.of("profiles", id);
      assertEquals(0, one.code());
      assertTrue(one.out().startsWith(id + ": "), one.out());
      assertTrue(one.out().contains("\nmargin "), one.out());
      one.out().lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }
    for (String id : VehicleList.ids()) {
      assertTrue(list.contains(id + " "), id);
      assertTrue(CliRun.of("profiles", id).out().startsWith(id + ": "), id);
    }
  }

  @Test
  void anUnknownNameIsWrongUsage() {
    CliRun run = CliRun.of("profiles", "jolt-enhansed");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("did you mean 'jolt-enhanced'?"), run.err());
  }

  @Test
  void bodiesAreOfOneProfileMoreThanOfAnother() throws IOException {
    Path level = folder.resolve("level.obj");
    Files.writeString(level, TWO_ROADS);
    String path = level.toString();
    assertEquals(0, CliRun.of("check", path, "--profile", "physx").code());
    assertEquals(0, CliRun.of("check", path, "--profile", "rapier", "--bodies", "piece").code());
    CliRun both =
        CliRun.of("check", path, "--profile", "rapier", "--profile", "physx", "--bodies", "piece");
    assertEquals(1, both.code(), both.out());
    assertTrue(both.out().contains("[seam.body-boundary]"), both.out());
    CliRun wheels =
        CliRun.of("check", path, "--profile", "physx", "--bodies", "piece", "--vehicle", "car");
    assertEquals(0, wheels.code(), wheels.out());
  }

  @Test
  void aFileOfOnesOwnIsAProfile() throws IOException {
    Path level = folder.resolve("level.obj");
    Files.writeString(level, TWO_ROADS);
    Path own = folder.resolve("own.json");
    Files.writeString(own, "{\"id\": \"own\", \"like\": \"physx\"}");
    CliRun run =
        CliRun.of("check", level.toString(), "--profile", own.toString(), "--bodies", "piece");
    assertTrue(run.out().contains("own takes them"), run.out());
    Files.writeString(own, "{\"id\": \"own\", \"lyke\": \"physx\"}");
    CliRun wrong = CliRun.of("check", level.toString(), "--profile", own.toString());
    assertEquals(2, wrong.code());
    assertTrue(wrong.err().contains("line 1, column 15"), wrong.err());
    assertTrue(wrong.err().contains("did you mean 'like'?"), wrong.err());
  }

  @Test
  void theNameOfAnEngineIsAnsweredWithItsProfile() {
    String level = folder.resolve("level.obj").toString();
    for (String[] pair :
        new String[][] {{"unity", "physx-unity"}, {"unreal", "chaos"}, {"godot", "godot-jolt"}}) {
      CliRun run = CliRun.of("check", level, "--profile", pair[0]);
      assertEquals(2, run.code(), run.toString());
      assertTrue(run.err().contains("did you mean '" + pair[1] + "'?"), run.err());
    }
  }
}
