package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.contact.scene.ProbeScene;

/** Contacts to the bit, without what hangs on the order of pieces and triangles. */
final class ContactBits {

  private ContactBits() {}

  /** A line for each contact, in their order; the positions of its corners name the triangle. */
  static List<String> of(ProbeScene scene, ContactBuffer contacts) {
    float[] p = scene.surface().positions();
    int[] corners = scene.surface().triangles();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < contacts.size(); i++) {
      Set<String> triangle = new TreeSet<>();
      for (int k = 0; k < 3; k++) {
        int v = 3 * corners[3 * contacts.triangle(i) + k];
        triangle.add(p[v] + " " + p[v + 1] + " " + p[v + 2]);
      }
      StringBuilder line = new StringBuilder();
      line.append(triangle).append(contacts.feature(i)).append(' ').append(contacts.separation(i));
      for (int axis = 0; axis < 3; axis++) {
        line.append(' ')
            .append(contacts.point(i, axis))
            .append(' ')
            .append(contacts.normal(i, axis));
      }
      lines.add(line.append(' ').append(contacts.offset(i)).toString());
    }
    return lines;
  }
}
