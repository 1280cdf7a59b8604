package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The start script with a Java that only says how it was called: which compilers it gets. */
class StartScriptTest {

  private static final int LARGE = 31 << 20;

  private static final String MANY =
      "{\"type\":\"SCALAR\",\"componentType\":5125,\"count\":9000000}";

  @TempDir private Path folder;

  @BeforeEach
  void copyTheScript() throws IOException {
    Path root = Path.of("").toAbsolutePath().getParent().getParent();
    assumeTrue(Files.isExecutable(root.resolve("trackwalk")), "not in the project's tree");
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell");
    String home = "features/org.trackwalk.product.feature/rootfiles/java-home.sh";
    for (String file : new String[] {"trackwalk", home}) {
      Files.createDirectories(folder.resolve(file).getParent());
      Files.copy(root.resolve(file), folder.resolve(file));
    }
    write("releng/cli/target/stamp", "");
    write("jdk/release", "JAVA_VERSION=\"25\"\n");
    write("jdk/bin/java", "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
    assertTrue(folder.resolve("jdk/bin/java").toFile().setExecutable(true));
  }

  @Test
  void aLargeMeshHasTheOptimisingCompiler() throws Exception {
    glb("large.glb", "{\"accessors\":[" + MANY + "," + MANY + "]}", LARGE);
    assertTrue(optimised("check", "large.glb"));
    assertTrue(optimised("check", "--quiet", "levels"), "in a folder");
    assertTrue(optimised("check", "."), "in a folder below");
    write("levels/large.trackwalk.json", "{}");
    assertTrue(optimised("check", "levels/large.trackwalk.json"), "beside a manifest");
    // In any order, on any lines.
    String spread =
        "{ \"count\" :\n 9000000,\r\n\t\"componentType\" : 5125, \"type\" : \"SCALAR\" }";
    glb("spread.GLB", "{\"accessors\": [ " + spread + ",\n" + spread + "\n] }", LARGE);
    assertTrue(optimised("check", "levels/spread.GLB"));
  }

  @Test
  void aFileFullOfPicturesHasNot() throws Exception {
    glb("pictures.glb", "{\"accessors\":[" + MANY + "]}", LARGE);
    assertFalse(optimised("check", "pictures.glb"));
    // Times of an animation are no indices.
    String times = MANY.replace("5125", "5126");
    glb("moving.glb", "{\"accessors\":[" + times + "," + times + "]}", LARGE);
    assertFalse(optimised("check", "moving.glb"));
  }

  @Test
  void aLargeLevelInALimitHasASmallYoungPart() throws Exception {
    glb("large.glb", "{}", LARGE);
    glb("small.glb", "{}", 1 << 10);
    String young = "-XX:NewRatio=7\n";
    assertTrue(called("", "check", "--max-memory", "4g", "large.glb").contains(young));
    String giver = "-Dtrackwalk.memory.giver=--max-memory";
    assertTrue(called("", "check", "--max-memory", "4g", "large.glb").contains(giver));
    assertFalse(called("", "check", "large.glb").contains(giver));
    assertFalse(called("", "check", "--max-memory", "4g", "small.glb").contains(young));
    assertFalse(called("", "check", "large.glb").contains(young));
    assertFalse(called("-Xmn1g", "check", "--max-memory=4g", "large.glb").contains(young));
  }

  @Test
  void aSmallLevelIsCompiledFromSmallerPieces() throws Exception {
    glb("small.glb", "{}", 3 << 20);
    glb("large.glb", "{}", 5 << 20);
    String smaller = "-XX:C1MaxInlineSize=20\n";
    assertTrue(called("", "check", "small.glb").contains(smaller));
    assertFalse(called("", "check", "large.glb").contains(smaller));
    assertFalse(called("", "serve", "small.glb").contains(smaller), "a server stays");
    String own = called("-XX:C1MaxInlineSize=35", "check", "small.glb");
    assertTrue(own.indexOf(smaller) < own.indexOf("=35\n"), "the last one counts");
  }

  @Test
  void whatIsNoSuchFileIsTheProgramsToSay() throws Exception {
    byte[] torn = new byte[LARGE];
    Arrays.fill(torn, (byte) 0xFF);
    Files.write(folder.resolve("torn.glb"), torn);
    assertFalse(optimised("check", "torn.glb", "absent.glb"));
    String countless = MANY.replace("9000000", "9".repeat(300));
    glb("countless.glb", "{\"accessors\":[" + countless + "]}", LARGE);
    assertTrue(optimised("check", "countless.glb"));
  }

  private void glb(String name, String json, int size) throws IOException {
    byte[] text = json.getBytes(StandardCharsets.UTF_8);
    byte[] bytes = new byte[size];
    new Random(1).nextBytes(bytes); // no disk stores it in less
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    file.putInt(0x46546C67).putInt(2).putInt(size).putInt(text.length).putInt(0x4E4F534A).put(text);
    Files.createDirectories(folder.resolve("levels"));
    Files.write(folder.resolve("levels").resolve(name), bytes);
    Files.write(folder.resolve(name), bytes);
  }

  private void write(String name, String text) throws IOException {
    Files.createDirectories(folder.resolve(name).getParent());
    Files.writeString(folder.resolve(name), text);
  }

  /** Whether Java is called without the option that leaves the optimising compiler out. */
  private boolean optimised(String... arguments) throws Exception {
    return !called("", arguments).contains("-XX:TieredStopAtLevel=1\n");
  }

  /** What Java is called with, a line each. */
  private String called(String options, String... arguments) throws Exception {
    ProcessBuilder run = new ProcessBuilder("/bin/sh", folder.resolve("trackwalk").toString());
    run.command().addAll(Arrays.asList(arguments));
    run.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
    run.environment().put("TRACKWALK_NO_BUILD", "1");
    run.environment().put("TRACKWALK_JAVA_OPTS", options);
    Path said = folder.resolve("said");
    run.directory(folder.toFile()).redirectErrorStream(true).redirectOutput(said.toFile());
    Process process = run.start();
    assertTrue(process.waitFor(1, TimeUnit.MINUTES));
    String called = Files.readString(said);
    assertEquals(0, process.exitValue(), called);
    assertTrue(called.endsWith(arguments[arguments.length - 1] + "\n"), called);
    assertTrue(called.startsWith("-X"), "nothing else is said: " + called);
    return called;
  }
}
