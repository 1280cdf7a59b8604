package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;

/**
 * The first table of docs/engines.md, share of probes within a quarter of a metre of a seam with a
 * normal tilted by over a degree: where the table has 0 and where it has 51 to 53 %, which is the
 * part of a probe's way on which the seam is in reach.
 */
class GhostTableTest {

  private static final double RADIUS = 0.35;
  private static final double NEAR = 0.25;
  private static final int PROBES = 2000;
  private static final long SEED = 51;

  /** Metres: the table's probes had this pair margin. */
  private static final double MARGIN = 0.02;

  /** Three standard deviations of a share of 2,000 probes. */
  private static final double CHANCE = 0.035;

  @TempDir private Path folder;

  /** The table's probes were set on the road: none of them rode in it. */
  private Profile set(String id) throws IOException, ProfileException {
    Files.writeString(
        folder.resolve("set.json"),
        """
        {"id": "set", "like": "%s",
         "sunk": {"metres": 0, "source": "docs/engines.md, ghost contacts"}}
        """
            .formatted(id));
    return ProfileList.named("set.json", folder);
  }

  private double share(String id, SeamModel.Fault fault, double size, Bodies together)
      throws IOException, ProfileException {
    Profile profile = set(id);
    SeamModel model = new SeamModel(fault, size, together);
    SeamStep step = SeamStep.of(model, profile, Bodies.PIECE, new Sphere(RADIUS));
    Random random = new Random(SEED);
    int tilted = 0;
    for (int n = 0; n < PROBES; n++) {
      double x = NEAR * (2 * random.nextDouble() - 1);
      double z = 1 + 2 * random.nextDouble();
      step.take(x, z, 10);
      tilted += step.tilt() > 1 ? 1 : 0;
    }
    return tilted / (double) PROBES;
  }

  /** From tan(1 degree) r to the end of the margin's reach, on both sides of the seam. */
  private static double ghosts() {
    double reach = Math.sqrt(MARGIN * (2 * RADIUS + MARGIN));
    return (reach - RADIUS * StrictMath.tan(StrictMath.toRadians(1))) / NEAR;
  }

  @ParameterizedTest
  @CsvSource({
    "physx-unity, NONE, 0, PIECE, false",
    "physx-unity, STORED_TWICE, 0, PIECE, false",
    "physx-unity, STORED_TWICE, 0, ONE, true",
    "physx-unity, STEP, -0.0001, ONE, true",
    "jolt, NONE, 0, PIECE, false",
    "jolt, STORED_TWICE, 0, PIECE, true",
    "jolt, STORED_TWICE, 0, ONE, true",
    "jolt, STEP, -0.0001, ONE, true",
    "jolt, T_JUNCTION, 0, PIECE, true",
    "reference, NONE, 0, PIECE, false",
    "reference, STORED_TWICE, 0, ONE, false",
    "reference, STEP, -0.0001, ONE, true",
    "reference, T_JUNCTION, 0, PIECE, true",
    "bullet-edge, NONE, 0, PIECE, false",
    "bullet-edge, STORED_TWICE, 0, PIECE, false",
    "rapier, STORED_TWICE, 0, ONE, false",
    "rapier-two-sided, STORED_TWICE, 0, ONE, false",
    "box3d, NONE, 0, PIECE, false",
    "box3d, STORED_TWICE, 0, ONE, true"
  })
  void sharesAreThoseThatWereMeasured(
      String id, SeamModel.Fault fault, double size, Bodies together, boolean ghosts)
      throws IOException, ProfileException {
    assertEquals(ghosts ? ghosts() : 0, share(id, fault, size, together), ghosts ? CHANCE : 0);
  }
}
