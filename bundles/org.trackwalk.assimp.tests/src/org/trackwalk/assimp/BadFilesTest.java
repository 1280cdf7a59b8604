package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.progress.Progress;

/** Files that kill Assimp kill a worker, never the tool; the other files of the run are checked. */
class BadFilesTest {

  private static final String TEMPORARY = "java.io.tmpdir";

  private static final int MUTANTS = 8;
  private static final long SEED = 20260722;

  @TempDir Path folder;

  private final String usualTemporary = System.getProperty(TEMPORARY);

  /** The processes get a folder for temporary files in which nobody else is at work. */
  @BeforeEach
  void ownTemporaryFolder() throws IOException {
    System.setProperty(TEMPORARY, Files.createDirectory(folder.resolve("temporary")).toString());
  }

  @AfterEach
  void forget() {
    System.setProperty(TEMPORARY, usualTemporary);
    System.clearProperty(WorkerProgram.PATH);
    System.clearProperty(WorkerProgram.NATIVES);
  }

  @Test
  void aRunOverAllBadFilesEndsWellAndLeavesNothingBehind() throws Exception {
    List<String> arguments = new ArrayList<>(List.of("check", "--separate"));
    bad().forEach(file -> arguments.add(file.toString()));
    arguments.add(SheetInX.write(folder.resolve("sheet.x"), 3).toString());
    install();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = run(arguments, out, err);
    String said = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
    assertEquals(3, code, said);
    assertTrue(said.contains("18 triangles"), said);
    assertTrue(said.contains("the importer died"), said);
    assertEquals(Set.of(), temporary(), "files of dead workers");
  }

  @Test
  void mutantsAreReadOrRefusedInOneLine() throws Exception {
    Path real = shared().resolve("data/meshes/assimp");
    List<Path> seeds =
        List.of(real.resolve("FBX/box.fbx"), SheetInX.write(folder.resolve("seed.x"), 6));
    for (Path seed : seeds) {
      assumeTrue(Files.exists(seed), seed + " is not here");
    }
    Random random = new Random(SEED);
    try (WorkerPool pool =
        InstalledWorker.pool(InstalledWorker.program(folder), InstalledWorker.limits())) {
      for (int i = 0; i < MUTANTS; i++) {
        Path seed = seeds.get(i % seeds.size());
        byte[] bytes = Files.readAllBytes(seed);
        for (int changes = 1 + random.nextInt(6); changes > 0; changes--) {
          bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
        }
        Path mutant = folder.resolve("mutant-" + i + "-" + seed.getFileName());
        Files.write(mutant, bytes);
        readOrRefuse(pool, mutant);
      }
    }
  }

  @Test
  void theOtherFilesOfARunAreChecked() throws Exception {
    Path killer = shared().resolve("bad/assimp/X/malformed_skinweights_oob.x");
    assumeTrue(Files.exists(killer), killer + " is not here");
    install();
    Path sheet = SheetInX.write(folder.resolve("sheet.x"), 3);
    Path report = folder.resolve("report.json");
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    List<String> arguments =
        List.of(
            "check",
            "--separate",
            killer.toString(),
            sheet.toString(),
            "--report",
            "json=" + report);
    int code = run(arguments, out, err);
    String said = out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
    assertEquals(3, code, said);
    List<String> lines =
        err.toString(StandardCharsets.UTF_8)
            .lines()
            .filter(l -> l.contains("the importer died"))
            .toList();
    assertEquals(1, lines.size(), said);
    assertTrue(lines.getFirst().contains("malformed_skinweights_oob.x"), said);
    assertTrue(said.contains("18 triangles"), said);
    assertTrue(Files.readString(report).contains("sheet.x"));
  }

  private void install() throws IOException {
    WorkerProgram program = InstalledWorker.program(folder);
    System.setProperty(WorkerProgram.PATH, program.classPath());
    System.setProperty(WorkerProgram.NATIVES, program.natives());
  }

  private static int run(
      List<String> arguments, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    return org.trackwalk.cli.Main.run(
        arguments.toArray(new String[0]),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
  }

  private static void readOrRefuse(WorkerPool pool, Path file) throws IOException {
    try {
      new AssimpReading(pool).read(ImportRequest.of(file), List.of(), Progress.none());
    } catch (ImportException e) {
      assertEquals(1, e.oneLine().lines().count(), e.oneLine());
      assertFalse(e.oneLine().contains(file.getParent().toString()), e.oneLine());
    }
  }

  private static Path shared() {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(shared.isPresent(), "the folder of real files is not here");
    return shared.get();
  }

  private static List<Path> bad() throws IOException {
    Path bad = shared().resolve("bad/assimp");
    assumeTrue(Files.isDirectory(bad), bad + " is not here");
    List<Path> files = new ArrayList<>();
    try (Stream<Path> all = Files.walk(bad)) {
      all.filter(Files::isRegularFile).sorted().forEach(files::add);
    }
    return files;
  }

  /** What a dying machine or a careless library would leave. */
  private static Set<String> temporary() throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> all = Files.list(Path.of(System.getProperty(TEMPORARY)))) {
      all.map(p -> p.getFileName().toString())
          .filter(n -> n.startsWith("hs_err") || n.startsWith("core") || n.startsWith("lwjgl"))
          .forEach(names::add);
    }
    return names;
  }
}
