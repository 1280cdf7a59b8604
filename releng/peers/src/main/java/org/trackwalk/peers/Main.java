package org.trackwalk.peers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.peers.agreement.AgreementTable;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.jolt.VhacdParts;
import org.trackwalk.peers.parts.OwnParts;
import org.trackwalk.peers.parts.PartsMaker;
import org.trackwalk.peers.parts.PartsTable;
import org.trackwalk.peers.seam.SeamTable;
import org.trackwalk.peers.speed.BuildTable;
import org.trackwalk.peers.speed.SpeedTable;
import org.trackwalk.peers.trackwalk.MethodEngine;

/** Runs the same probes through engines and Trackwalk, and prints tables. */
public final class Main {

  /** V-HACD as it comes, and with so many voxels that its hulls keep to the model as ours do. */
  private static final List<PartsMaker> PARTS =
      List.of(new OwnParts(), new VhacdParts(400_000), new VhacdParts(4_000_000));

  private final PrintStream out;
  private final Options options;

  private Main(PrintStream out, Options options) {
    this.out = out;
    this.options = options;
  }

  /** Runs what the arguments ask for; exits with 2 when they are not understood. */
  public static void main(String... args) {
    Options options;
    try {
      options = Options.parse(args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.err.print(Options.USAGE);
      System.exit(2);
      return;
    }
    new Main(System.out, options).run();
  }

  private void run() {
    machine();
    if (options.runs("parts") && !options.models().isEmpty()) {
      parts();
    }
    if (options.command().equals("parts")) {
      return;
    }
    List<PeerEngine> peers = present(options.chosen(Engines.peers()));
    if (options.runs("agreement")) {
      agreement(peers);
    }
    if (options.runs("seams")) {
      out.println("## Ghost contacts at a seam\n");
      List<PeerEngine> engines = new ArrayList<>(peers);
      engines.addAll(MethodEngine.all());
      new SeamTable(out, options.probes()).print(engines);
    }
    if (options.runs("build")) {
      build(peers);
    }
    if (options.runs("speed")) {
      out.println("## Speed\n");
      List<PeerEngine> own = present(Engines.own());
      SpeedTable table = new SpeedTable(out, options.rounds());
      for (int triangles : options.triangles()) {
        table.print(triangles, peers, own);
      }
    }
  }

  private void parts() {
    out.println("## Convex parts\n");
    PartsTable table = new PartsTable(out, PARTS);
    for (String model : options.models()) {
      try {
        table.print(Path.of(model));
      } catch (ImportException e) {
        out.println("skipped: " + e.oneLine());
      } catch (IOException e) {
        out.println("skipped: " + model + ": " + e.getMessage());
      }
    }
  }

  private void build(List<PeerEngine> peers) {
    out.println("## Build\n");
    BuildTable table = new BuildTable(out, options.rounds());
    for (int triangles : options.triangles()) {
      try {
        table.print(triangles, peers);
      } catch (EngineMissing missing) {
        out.println("skipped: " + missing.getMessage());
      }
    }
  }

  private void agreement(List<PeerEngine> peers) {
    out.println("## Contacts compared\n");
    AgreementTable table = new AgreementTable(out, options.probes());
    for (PeerEngine engine : peers) {
      if (engine.id().equals("physx")) {
        try {
          table.causes(engine);
        } catch (EngineMissing missing) {
          out.println("skipped: " + engine.id() + ": " + missing.getMessage());
        }
      }
    }
    table.engines(peers);
  }

  private void machine() {
    out.println(
        "Java "
            + System.getProperty("java.version")
            + ", "
            + System.getProperty("os.name")
            + " "
            + System.getProperty("os.arch")
            + "\n");
  }

  /** The engines that can run here; says which cannot. */
  private List<PeerEngine> present(List<PeerEngine> engines) {
    List<PeerEngine> present = new ArrayList<>();
    for (PeerEngine engine : engines) {
      try {
        out.println("- " + engine.id() + ": " + engine.version());
        present.add(engine);
      } catch (EngineMissing missing) {
        out.println("- " + engine.id() + " is left out: " + missing.getMessage());
      }
    }
    out.println();
    return present;
  }
}
