package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.cli.console.Cancellation;
import org.trackwalk.cli.console.Terminal;

/** Real files change under a watch in another thread; each wait has a limit. */
@Timeout(120)
class WatchCommandTest {

  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Cancellation cancellation = new Cancellation();
  private final AtomicInteger exit = new AtomicInteger(-1);

  private Thread start(String... args) {
    Terminal terminal = new Terminal(print(out), print(err), false, false, cancellation);
    Thread thread = new Thread(() -> exit.set(Main.run(args, terminal)), "watch");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static PrintStream print(OutputStream stream) {
    return new PrintStream(stream, true, StandardCharsets.UTF_8);
  }

  private String told() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private void until(String text) throws InterruptedException {
    long end = System.nanoTime() + LIMIT.toNanos();
    while (!told().contains(text)) {
      assertTrue(
          System.nanoTime() < end,
          "'" + text + "' was never told\n" + told() + err.toString(StandardCharsets.UTF_8));
      Thread.sleep(20);
    }
  }

  @Test
  void whatIsNewAndGoneIsToldAndTheReportWrittenAnew() throws Exception {
    Path good = Tracks.good(folder);
    Path bad = Tracks.bad(folder);
    byte[] goodBytes = Files.readAllBytes(good);
    Path report = folder.resolve("r.json");
    Path level = Files.createDirectory(folder.resolve("levels")).resolve("track.obj");
    Files.write(level, goodBytes);
    Path still = Files.write(level.resolveSibling("still.obj"), goodBytes);
    Thread watch =
        start(
            "watch",
            level.toString(),
            still.toString(),
            "--report",
            "json=" + report,
            "--rounds",
            "3",
            "--quiet-time",
            "300");
    until("track.obj: 0 errors");
    Files.write(level, Files.readAllBytes(bad));
    until("  + error");
    assertTrue(told().contains("track.obj: "), told());
    Files.write(level, goodBytes);
    watch.join(LIMIT.toMillis());
    assertEquals(0, exit.get(), told() + err);
    assertTrue(told().contains("  - error"), told());
    assertTrue(told().contains(" gone; now 0 errors"), told());
    String rest = told().substring(told().indexOf("  + error"));
    assertFalse(rest.contains("still.obj"), "it has not changed\n" + told());
    assertTrue(Files.readString(report).contains("\"exit\": 0"));
  }

  @Test
  void aBrokenFileAndANewOneAreTold() throws Exception {
    Path levels = Files.createDirectory(folder.resolve("levels"));
    Path level = levels.resolve("a.obj");
    Files.write(level, Files.readAllBytes(Tracks.good(folder)));
    Thread watch =
        start("watch", levels.toString(), "--separate", "--rounds", "3", "--quiet-time", "300");
    until("a.obj: 0 errors");
    Files.write(levels.resolve("b.obj"), Files.readAllBytes(Tracks.bad(folder)));
    until("b.obj: ");
    Files.writeString(level, "this is\nno mesh\nat all\n");
    watch.join(LIMIT.toMillis());
    assertTrue(told().contains("a.obj: not checked"), told());
    assertEquals(3, exit.get(), told() + err);
  }

  @Test
  void itEndsWhenItIsStopped() throws IOException, InterruptedException {
    Path level = Tracks.good(folder);
    Thread watch = start("watch", level.toString());
    until("0 errors");
    long begin = System.nanoTime();
    cancellation.cancel();
    watch.join(LIMIT.toMillis());
    assertEquals(130, exit.get());
    assertTrue(System.nanoTime() - begin < LIMIT.toNanos());
  }
}
