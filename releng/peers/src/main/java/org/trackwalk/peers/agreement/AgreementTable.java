package org.trackwalk.peers.agreement;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.peers.engine.EngineMissing;
import org.trackwalk.peers.engine.PeerEngine;
import org.trackwalk.peers.engine.ProbeShape;
import org.trackwalk.peers.engine.Probes;
import org.trackwalk.peers.ground.HeightField;
import org.trackwalk.peers.ground.Placement;
import org.trackwalk.peers.text.Table;
import org.trackwalk.peers.trackwalk.MethodEngine;

/** Prints how often contact sets are identical, and why they are not. */
public final class AgreementTable {

  private static final ProbeShape SPHERE = ProbeShape.sphere(0.35);

  /** Metres. */
  private static final double CONTACT_DISTANCE = 0.02;

  private static final int TRIANGLES = 10_000;
  private static final long SEED = 1;

  private final PrintStream out;
  private final int probesPerGround;

  /**
   * A table.
   *
   * @param probesPerGround how many spheres on each ground, half of them anywhere, half resting
   */
  public AgreementTable(PrintStream out, int probesPerGround) {
    this.out = out;
    this.probesPerGround = probesPerGround;
  }

  /** How deep spheres may be and how high, metres, and what to call it. */
  private record Heights(String name, double deepest, double highest) {}

  /** Wherever a sphere can touch the ground under it, from above or from below. */
  private static final Heights ANYWHERE =
      new Heights("anywhere", 2 * SPHERE.radius() + CONTACT_DISTANCE, CONTACT_DISTANCE);

  /** As vehicles are. */
  private static final Heights RESTING = new Heights("resting", 0.05, CONTACT_DISTANCE);

  /**
   * The engine that is the paper's own algorithm, difference by difference.
   *
   * @throws EngineMissing when the engine cannot run here
   */
  public void causes(PeerEngine physx) throws EngineMissing {
    out.println("### " + physx.version() + " against `" + MethodEngine.asPhysx().id() + "`\n");
    Table table =
        new Table(
            "ground, spheres",
            "probes",
            "contacts",
            "identical %",
            "emulated %",
            Cause.SINGULAR.title(),
            Cause.SINGULAR_TIE.title(),
            Cause.ORDER.title(),
            Cause.PLACE.title(),
            Cause.OTHER.title());
    List<String> examples = new ArrayList<>();
    int probes = 0;
    double identical = 0;
    double emulated = 0;
    for (Heights heights : List.of(ANYWHERE, RESTING)) {
      for (HeightField field : fields()) {
        Agreement.Result result =
            Agreement.compare(
                physx,
                MethodEngine.asPhysx(),
                field.ground(),
                probes(field, heights, probesPerGround / 2),
                CONTACT_DISTANCE,
                true);
        table.add(
            field.ground().name() + ", " + heights.name(),
            String.valueOf(result.probes()),
            String.valueOf(result.ownContacts()),
            Table.percent(result.identical(), 2),
            Table.percent(result.emulated(), 2),
            String.valueOf(result.count(Cause.SINGULAR)),
            String.valueOf(result.count(Cause.SINGULAR_TIE)),
            String.valueOf(result.count(Cause.ORDER)),
            String.valueOf(result.count(Cause.PLACE)),
            String.valueOf(result.count(Cause.OTHER)));
        probes += result.probes();
        identical += result.identical() * result.probes();
        emulated += result.emulated() * result.probes();
        examples.addAll(result.examples());
      }
    }
    table.add(
        "together",
        String.valueOf(probes),
        "",
        Table.percent(identical / probes, 3),
        Table.percent(emulated / probes, 3),
        "",
        "",
        "",
        "",
        "");
    out.println(table);
    out.println("Examples:\n");
    examples.forEach(example -> out.println("- " + example));
    out.println();
  }

  /** All engines against the reference. */
  public void engines(List<PeerEngine> engines) {
    MethodEngine reference = MethodEngine.reference();
    out.println("### All engines against `" + reference.id() + "`, spheres resting\n");
    Table table =
        new Table(
            "engine",
            "ground",
            "contacts per probe",
            "reference",
            "identical %",
            "more %",
            "less %");
    for (PeerEngine engine : engines) {
      for (HeightField field : fields()) {
        try {
          Agreement.Result result =
              Agreement.compare(
                  engine,
                  reference,
                  field.ground(),
                  probes(field, RESTING, probesPerGround),
                  CONTACT_DISTANCE,
                  false);
          table.add(
              engine.id(),
              field.ground().name(),
              Table.number((double) result.engineContacts() / result.probes(), 2),
              Table.number((double) result.ownContacts() / result.probes(), 2),
              Table.percent(result.identical(), 2),
              Table.percent((double) result.superset() / result.probes(), 2),
              Table.percent((double) result.subset() / result.probes(), 2));
        } catch (EngineMissing missing) {
          out.println("skipped: " + engine.id() + ": " + missing.getMessage());
          break;
        }
      }
    }
    out.println(table);
  }

  private static List<HeightField> fields() {
    return List.of(
        HeightField.wavy(TRIANGLES),
        HeightField.rough(TRIANGLES, 0.2),
        HeightField.rough(TRIANGLES, 1.0));
  }

  private static Probes probes(HeightField field, Heights heights, int count) {
    return Placement.spheres(field, SPHERE, heights.deepest(), heights.highest(), count, SEED);
  }
}
