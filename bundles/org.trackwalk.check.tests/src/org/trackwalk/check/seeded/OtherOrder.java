package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.trackwalk.check.run.ShuffledPiece;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.finding.Finding;

/** A level as another export would store it: vertices, triangles and pieces in another order. */
final class OtherOrder {

  private OtherOrder() {}

  /** What a scene says in one order and not in another; empty when both say the same. */
  static List<String> wrong(SeededScene scene, long seed) {
    List<Finding> before = Heard.check(scene).findings();
    Level other = ShuffledPiece.level(scene.level(), new Random(seed));
    List<Finding> after = Heard.check(scene, other).findings();
    List<String> lines = new ArrayList<>();
    lost(before, after).forEach(line -> lines.add("gone: " + line));
    lost(after, before).forEach(line -> lines.add("new:  " + line));
    for (int i = 0; lines.isEmpty() && i < before.size(); i++) {
      String was = words(before.get(i));
      String is = words(after.get(i));
      if (!was.equals(is)) {
        lines.add("was: " + was);
        lines.add("is:  " + is);
      }
    }
    return lines;
  }

  private static String words(Finding f) {
    return f.severity() + " " + f.rule() + " " + f.message() + Arrays.toString(f.position());
  }

  /** Fingerprints of the first that the second has not. */
  static List<String> lost(List<Finding> before, List<Finding> after) {
    List<String> left = new ArrayList<>(after.stream().map(Finding::fingerprint).toList());
    List<String> lost = new ArrayList<>();
    for (Finding finding : before) {
      if (!left.remove(finding.fingerprint())) {
        lost.add(finding.rule() + ": " + finding.message());
      }
    }
    return lost;
  }
}
