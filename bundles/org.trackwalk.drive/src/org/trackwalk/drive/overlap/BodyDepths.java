package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.collide.Deepest;
import org.trackwalk.contact.collide.Inmost;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * How deep bodies are in each other, which takes a search. A fence of a thousand boards, each in
 * its neighbours, is as deep as the deepest of them: of all that are told for the same two pieces
 * and reason those that share the most room are measured, and one after the other only whether it
 * is deeper than those before.
 */
final class BodyDepths {

  /** Of bodies that nobody has measured yet. */
  static final Deepest.Found UNKNOWN = new Deepest.Found(Double.NaN, new double[3]);

  /** Bodies that are deeper than others by a smaller part of that are as deep. */
  private static final double SAME = 0.01;

  /** Pairs that are measured; of more alike those that share the most room. */
  private static final int MOST = 64;

  private static final Deepest.Found NOT_DEEPER = new Deepest.Found(0, new double[3]);

  private final List<Part> parts;
  private final int threads;
  private final Progress progress;

  /** What overlaps of bodies that are told as one have in common. */
  private record Alike(int a, int b, Why why, boolean copy) {}

  /**
   * For a level.
   *
   * @param parts by their numbers
   * @param threads changes nothing but the time
   */
  BodyDepths(List<Part> parts, int threads, Progress progress) {
    this.parts = parts;
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * All overlaps with their depth, those of bodies as one for each two pieces and reason.
   *
   * @param told one for each pair of parts
   */
  List<Overlap> measured(Collection<Overlap> told) {
    List<Overlap> all = new ArrayList<>();
    Map<Alike, List<Overlap>> open = new LinkedHashMap<>();
    for (Overlap overlap : told) {
      if (Double.isNaN(overlap.depth())) {
        Alike alike = new Alike(overlap.a(), overlap.b(), overlap.why(), overlap.copy());
        open.computeIfAbsent(alike, k -> new ArrayList<>()).add(overlap);
      } else {
        all.add(overlap);
      }
    }
    List<List<Overlap>> groups = List.copyOf(open.values());
    Overlap[] measured = new Overlap[groups.size()];
    progress.begin("overlaps: how deep they are", groups.size());
    Workers.run(
        threads,
        measured.length,
        i -> {
          measured[i] = deepest(groups.get(i));
          progress.worked(1);
        });
    all.addAll(List.of(measured));
    return all;
  }

  private Overlap deepest(List<Overlap> alike) {
    List<Overlap> sorted = new ArrayList<>(alike);
    // NaN, where one is open, is the largest of all numbers to this order.
    sorted.sort(Comparator.comparingDouble(Overlap::volume).reversed());
    Overlap sum = null;
    for (int i = 0; i < sorted.size(); i++) {
      progress.check();
      double least = sum == null ? 0 : (1 + SAME) * sum.depth();
      Deepest.Found found = i < MOST ? found(sorted.get(i), least) : NOT_DEEPER;
      Overlap deep = sorted.get(i).deep(found.depth(), found.at());
      sum = sum == null ? deep : sum.and(deep);
    }
    return sum;
  }

  /**
   * The deepest point of any face, or the middle of the largest ball in both where that is farther
   * from the faces. So one in the place of another is as deep as one that stands a hair beside that
   * place.
   *
   * @param least metres; what is less deep is not sought
   */
  private Deepest.Found found(Overlap overlap, double least) {
    Part a = parts.get(overlap.parts()[0]);
    Part b = parts.get(overlap.parts()[1]);
    Deepest.Found faces = Deepest.ofBodies(a.shell(), b.shell(), least);
    Deepest.Found ball = Inmost.of(a.shell(), b.shell(), Math.max(least, faces.depth()));
    return ball.depth() > faces.depth() ? ball : faces;
  }
}
