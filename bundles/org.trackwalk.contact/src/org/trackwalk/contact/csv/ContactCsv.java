package org.trackwalk.contact.csv;

import java.io.IOException;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Writes contacts as comma-separated text (docs/contacts.md): the number of the probe from 0 in the
 * order of its file, the piece's name, the index from 0 of the triangle in its piece, the feature,
 * the contact point on the probe's surface, the normal, the separation. Rows by probe, separation,
 * geometry key. Points and separations are in the axes and the unit of a frame, without its
 * placement; normals in its axes.
 */
public final class ContactCsv {

  private static final String HEADER = "probe,piece,triangle,feature,px,py,pz,nx,ny,nz,separation";

  private final Appendable out;
  private final WeldedSurface surface;
  private final Frame frame;

  /** The frame's axes in metres: a unit vector has no unit. */
  private final Frame axes;

  private final boolean offset;

  private int[] rows = new int[16];

  /**
   * Writes the header.
   *
   * @param frame axes and unit of the numbers; {@link Frame#LEVEL} for metres, Y up
   * @param offset whether a last column says how far a contact's line misses the probe's centre
   */
  public ContactCsv(Appendable out, ProbeScene scene, Frame frame, boolean offset)
      throws IOException {
    this.out = out;
    this.offset = offset;
    this.surface = scene.surface();
    this.frame = frame;
    this.axes = Frame.of(frame.up(), LengthUnit.METRE);
    out.append(HEADER).append(offset ? ",offset\n" : "\n");
  }

  /** Writes the contacts of one probe. */
  public void write(int probe, ContactBuffer contacts) throws IOException {
    order(contacts);
    for (int k = 0; k < contacts.size(); k++) {
      int i = rows[k];
      int t = contacts.triangle(i);
      out.append(Integer.toString(probe)).append(',');
      out.append(quoted(surface.pieces().get(surface.pieceOf(t)).name())).append(',');
      out.append(Integer.toString(surface.sourceTriangle(t))).append(',');
      out.append(contacts.feature(i).id()).append(',');
      write(frame.toFileAxes(contacts.point(i, 0), contacts.point(i, 1), contacts.point(i, 2)));
      write(axes.toFileAxes(contacts.normal(i, 0), contacts.normal(i, 1), contacts.normal(i, 2)));
      double separation = contacts.separation(i) / frame.unit().metres();
      out.append(NumberText.of(separation));
      if (offset) {
        out.append(',').append(NumberText.of(contacts.offset(i) / frame.unit().metres()));
      }
      out.append('\n');
    }
  }

  private void write(double[] vector) throws IOException {
    for (double coordinate : vector) {
      out.append(NumberText.of(coordinate)).append(',');
    }
  }

  /**
   * The buffer is sorted by exact distance and feature; rows are by the separation that is printed,
   * so that whoever sorts the text again finds the same order.
   */
  private void order(ContactBuffer contacts) {
    if (rows.length < contacts.size()) {
      rows = new int[2 * contacts.size()];
    }
    for (int k = 0; k < contacts.size(); k++) {
      int at = k;
      while (at > 0 && after(contacts, rows[at - 1], k)) {
        rows[at] = rows[at - 1];
        at--;
      }
      rows[at] = k;
    }
  }

  private static boolean after(ContactBuffer contacts, int i, int j) {
    int bySeparation = Double.compare(contacts.separation(i), contacts.separation(j));
    return bySeparation > 0 || bySeparation == 0 && contacts.triangle(i) > contacts.triangle(j);
  }

  private static String quoted(String name) {
    String shown = ShownText.of(name);
    boolean plain = shown.chars().noneMatch(c -> c == ',' || c == '"');
    return plain ? shown : '"' + shown.replace("\"", "\"\"") + '"';
  }
}
