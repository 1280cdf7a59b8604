package org.trackwalk.benchmarks.session;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.check.session.SessionCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A circuit of 112 pieces with 3,000 triangles each on average, one file per piece. Again and again
 * a vertex of a piece is moved, and the level is checked again; beside it stands the full check of
 * the same files in the same process.
 *
 * <p>Arguments: rounds that are measured (20), rounds before (30), millimetres that a vertex is
 * raised (2), threads (all cores), {@code own} to raise only vertices that one piece alone has. CPU
 * is that of the process, with the compiler and the collector; with one thread it is that of the
 * thread that checks.
 */
public final class RecheckTimes {

  private static final CircuitShape SHAPE = new CircuitShape(20, 132, 160, 12, 30, 6, 12, 0.02, 7);

  private final Path folder;
  private final List<Piece> pieces = new ArrayList<>();
  private final Random random = new Random(1);
  private final float raise;
  private final CheckSettings settings;

  /** How many pieces have a vertex at a place, by its bits; null where any vertex may be raised. */
  private final Map<List<Float>, Integer> owners;

  private RecheckTimes(Path folder, double millimetres, int threads, boolean own)
      throws IOException {
    this.folder = folder;
    this.raise = (float) (millimetres / 1000);
    CheckSettings usual = CheckSettings.defaults();
    settings = threads > 0 ? usual.withJobs(threads) : usual;
    owners = own ? new HashMap<>() : null;
    for (Piece piece : Circuit.generate(SHAPE).pieces("all.obj")) {
      pieces.add(piece.toBuilder().file(piece.name() + ".obj").build());
    }
    for (Piece piece : pieces) {
      write(piece);
      Set<List<Float>> places = new HashSet<>();
      for (int v = 0; own && v < piece.vertexCount(); v++) {
        places.add(place(piece, v));
      }
      places.forEach(place -> owners.merge(place, 1, Integer::sum));
    }
    Files.write(manifest(), ManifestFile.bytes("circuit", pieces, Circuit.hints()));
  }

  /** Runs the measurement and prints a table. */
  public static void main(String[] args) throws IOException, ImportException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
    int before = args.length > 1 ? Integer.parseInt(args[1]) : 30;
    double millimetres = args.length > 2 ? Double.parseDouble(args[2]) : 2;
    Path folder = Files.createTempDirectory("recheck");
    int threads = args.length > 3 ? Integer.parseInt(args[3]) : 0;
    boolean own = args.length > 4 && args[4].equals("own");
    RecheckTimes times = new RecheckTimes(folder, millimetres, threads, own);
    times.run(rounds, before, new PrintStream(System.out, true));
    times.delete();
  }

  private Path manifest() {
    return folder.resolve("circuit.trackwalk.json");
  }

  private Path write(Piece piece) throws IOException {
    Path file = folder.resolve(piece.file());
    Files.write(file, ObjFile.bytes(List.of(piece), "", Map.of()));
    return file;
  }

  private void delete() throws IOException {
    for (Piece piece : pieces) {
      Files.deleteIfExists(folder.resolve(piece.file()));
    }
    Files.deleteIfExists(manifest());
    Files.delete(folder);
  }

  private void run(int rounds, int before, PrintStream out) throws IOException, ImportException {
    LevelSource source =
        LevelFinder.find(List.of(manifest()), LoadOptions.DEFAULT, Progress.none()).get(0);
    int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
    out.printf(Locale.ROOT, "%d pieces, %d triangles%n", pieces.size(), triangles);
    try (LevelSession session = LevelSession.open(source, settings)) {
      boolean alone = settings.jobs() == 1;
      Row full = new Row("full check", alone);
      Row again = new Row("one piece changed", alone);
      for (int i = 0; i < before + rounds; i++) {
        if (i == before) {
          full.clear();
          again.clear();
        }
        if (i % 4 == 0) {
          full.measure(() -> session.checkAll(Progress.none()));
        }
        Path changed = edit();
        again.measure(() -> session.recheck(Set.of(changed), Progress.none()));
      }
      full.print(out);
      again.print(out);
    }
  }

  /** Raises a vertex of a piece; the pieces that were changed before stay as they are. */
  private Path edit() throws IOException {
    int at;
    int vertex;
    Piece piece;
    do {
      at = random.nextInt(pieces.size());
      piece = pieces.get(at);
      vertex = random.nextInt(piece.vertexCount());
    } while (owners != null && owners.getOrDefault(place(piece, vertex), 1) > 1);
    float[] p = piece.positions().clone();
    p[3 * vertex + 1] += raise;
    Piece changed = piece.toBuilder().mesh(p, piece.triangles()).build();
    pieces.set(at, changed);
    return write(changed);
  }

  private static List<Float> place(Piece piece, int vertex) {
    float[] p = piece.positions();
    return List.of(p[3 * vertex], p[3 * vertex + 1], p[3 * vertex + 2]);
  }

  /** A check that is timed. */
  private interface Timed {
    SessionCheck run() throws IOException, ImportException;
  }

  /** Times of one kind of check. */
  private static final class Row {
    private final String name;
    private final List<Double> wall = new ArrayList<>();
    private final List<Double> cpu = new ArrayList<>();
    private final boolean alone;

    /**
     * Nothing is timed yet.
     *
     * @param alone whether the thread that checks does all of it
     */
    Row(String name, boolean alone) {
      this.name = name;
      this.alone = alone;
    }

    void clear() {
      wall.clear();
      cpu.clear();
    }

    void measure(Timed timed) throws IOException, ImportException {
      long spent = cpuTime();
      SessionCheck check = timed.run();
      cpu.add((cpuTime() - spent) / 1e6);
      wall.add(check.redone().milliseconds());
    }

    private long cpuTime() {
      if (alone) {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      }
      var bean =
          (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
      return bean.getProcessCpuTime();
    }

    void print(PrintStream out) {
      out.printf(
          Locale.ROOT,
          "%-18s wall, median of %d: %.0f ms (%.0f to %.0f); CPU %.0f ms (%.0f to %.0f)%n",
          name,
          wall.size(),
          median(wall),
          Collections.min(wall),
          Collections.max(wall),
          median(cpu),
          Collections.min(cpu),
          Collections.max(cpu));
    }

    private static double median(List<Double> values) {
      List<Double> sorted = new ArrayList<>(values);
      Collections.sort(sorted);
      return sorted.get(sorted.size() / 2);
    }
  }
}
