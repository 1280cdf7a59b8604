package org.trackwalk.drive.trial;

import org.trackwalk.contact.manifold.ContactSource;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Pose;

/** Of the points of a source the deepest one, the first of several that are as deep. */
final class DeepestPoint implements ContactSource {

  private final ContactSource source;
  private final WitnessBuffer found = new WitnessBuffer();

  DeepestPoint(ContactSource source) {
    this.source = source;
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    source.contacts(probe, found);
    out.clear();
    int deepest = 0;
    for (int i = 1; i < found.size(); i++) {
      deepest = found.separation(i) < found.separation(deepest) ? i : deepest;
    }
    if (found.size() > 0) {
      out.add(found, deepest, found.id(deepest));
    }
  }
}
