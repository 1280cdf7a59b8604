package org.trackwalk.report.overlap;

import java.util.List;
import java.util.Map;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.drive.overlap.PairContacts;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The overlaps of one level, ready to be written.
 *
 * @param level its name
 * @param axes of the level's files: positions are written in them
 * @param surface of the level
 * @param pieces names of the level's pieces
 * @param road why there is no road, in words; empty when there is one
 * @param contacts of each pair that is told; empty when they were not asked for
 * @param touching how many pairs of parts only touch; empty likewise
 */
public record OverlapBook(
    String level,
    Frame axes,
    WeldedSurface surface,
    List<String> pieces,
    String road,
    Overlaps overlaps,
    List<List<PairContacts>> contacts,
    Map<Touch, Integer> touching) {

  /** A position, in the files' coordinates. */
  double[] place(double[] at) {
    return axes.toFileAxes(at[0], at[1], at[2]);
  }

  /** A direction, in the files' axes. */
  double[] direction(double[] way) {
    double[] origin = place(new double[3]);
    double[] end = place(way);
    double[] turned = {end[0] - origin[0], end[1] - origin[1], end[2] - origin[2]};
    double length =
        StrictMath.sqrt(turned[0] * turned[0] + turned[1] * turned[1] + turned[2] * turned[2]);
    return new double[] {turned[0] / length, turned[1] / length, turned[2] / length};
  }

  /** The contacts of a pair that is told. */
  List<PairContacts> contacts(int number) {
    return contacts.isEmpty() ? List.of() : contacts.get(number);
  }
}
