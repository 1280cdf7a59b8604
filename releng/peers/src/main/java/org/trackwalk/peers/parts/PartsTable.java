package org.trackwalk.peers.parts;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.contact.parts.PartSettings;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.text.Table;

/**
 * Prints how many parts each makes of a model, what they have too much and too little, and how
 * long.
 */
public final class PartsTable {

  private static final double NANO = 1e-9;

  private final PrintStream out;
  private final List<PartsMaker> makers;

  /** A table of some makers. */
  public PartsTable(PrintStream out, List<PartsMaker> makers) {
    this.out = out;
    this.makers = List.copyOf(makers);
  }

  /**
   * Prints one model.
   *
   * @throws ImportException when it is no model
   * @throws IOException when it cannot be read
   */
  public void print(Path file) throws ImportException, IOException {
    Progress silent = Progress.none();
    List<Piece> pieces =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, silent)
            .get(0)
            .load(silent)
            .pieces()
            .stream()
            .map(piece -> piece.toBuilder().collidable(true).build())
            .toList();
    WeldedSurface model = ExactWeld.weld(pieces, 1, silent);
    out.println("### " + file.getFileName() + ", " + model.triangleCount() + " triangles\n");
    Table table =
        new Table(
            "at most "
                + PartSettings.MOST
                + " parts, "
                + Table.percent(PartSettings.ERROR, 0)
                + " %",
            "parts",
            "corners",
            "too much, %",
            "too little, %",
            "CPU, s",
            "wall, s");
    for (PartsMaker maker : makers) {
      try {
        row(table, maker, model);
      } catch (EngineMissing | IllegalArgumentException e) {
        out.println("skipped: " + maker.id() + ": " + e.getMessage());
      }
    }
    out.println(table);
  }

  private static void row(Table table, PartsMaker maker, WeldedSurface model) throws EngineMissing {
    long wall = System.nanoTime();
    long cpu = cpu();
    List<ConvexHull> parts = maker.parts(model, PartSettings.MOST, PartSettings.ERROR);
    double used = NANO * (cpu() - cpu);
    double passed = NANO * (System.nanoTime() - wall);
    RayVolumes volumes = RayVolumes.of(model, parts);
    table.add(
        maker.id(),
        Integer.toString(parts.size()),
        Integer.toString(parts.stream().mapToInt(part -> part.core().vertexCount()).sum()),
        Table.percent(volumes.extra() / volumes.model(), 2),
        Table.percent(volumes.missing() / volumes.model(), 2),
        Table.number(used, 2),
        Table.number(passed, 2));
  }

  private static long cpu() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
