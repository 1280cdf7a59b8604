package org.trackwalk.contact.manifold;

import java.util.Arrays;
import org.trackwalk.contact.shape.Pose;

/**
 * The points of a source that remembers nothing, named so that a point has the same id in the next
 * frame: by where it lies on the probe ("use feature id or distance tolerance", E. Coumans, Contact
 * Generation, 2010). The source's own ids are not looked at; a triangle under a corner changes
 * while the corner slides.
 */
public final class RecognisedPoints implements ContactSource {

  private final ContactSource source;
  private final double same;
  private final WitnessBuffer found = new WitnessBuffer();
  private final double[] own = new double[3];
  private double[] last = new double[24];
  private double[] now = new double[24];
  private long[] lastNames = new long[8];
  private long[] names = new long[8];
  private int lastSize;
  private long next;

  /**
   * Names the points of a source.
   *
   * @param same metres, on the probe, below which a point is the one of the last frame
   */
  public RecognisedPoints(ContactSource source, double same) {
    this.source = source;
    this.same = same;
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    source.contacts(probe, found);
    out.clear();
    if (found.size() > names.length) {
      names = Arrays.copyOf(names, found.size());
      now = Arrays.copyOf(now, 3 * found.size());
    }
    for (int i = 0; i < found.size(); i++) {
      probe.toOwn(found.onProbe(i, 0), found.onProbe(i, 1), found.onProbe(i, 2), own);
      System.arraycopy(own, 0, now, 3 * i, 3);
      names[i] = recognise();
      out.add(found, i, names[i]);
    }
    long[] spareNames = lastNames;
    double[] spare = last;
    lastNames = names;
    last = now;
    lastSize = found.size();
    names = spareNames;
    now = spare;
  }

  /** The name of the nearest point of the last frame, which then is taken; else a new one. */
  private long recognise() {
    int nearest = -1;
    double least = same * same;
    for (int i = 0; i < lastSize; i++) {
      double x = last[3 * i] - own[0];
      double y = last[3 * i + 1] - own[1];
      double z = last[3 * i + 2] - own[2];
      double squared = x * x + y * y + z * z;
      if (squared <= least) {
        least = squared;
        nearest = i;
      }
    }
    if (nearest < 0) {
      return next++;
    }
    last[3 * nearest] = Double.NaN;
    return lastNames[nearest];
  }
}
