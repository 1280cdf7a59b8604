package org.trackwalk.peers.agreement;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;
import org.trackwalk.peers.engine.ContactRows;

/** The contacts of one sphere, in no order. */
record ContactSet(List<SphereContact> contacts) {

  /**
   * From rows of a table.
   *
   * @param length error of a length, metres
   */
  static ContactSet of(ContactRows rows, int[] which, double radius, double length) {
    List<SphereContact> contacts = new ArrayList<>();
    for (int row : which) {
      Vector3d point = new Vector3d(rows.point(row, 0), rows.point(row, 1), rows.point(row, 2));
      double separation = rows.separation(row);
      double accuracy = Tolerance.point(length, radius, radius + separation);
      Vector3d normal = new Vector3d(rows.normal(row, 0), rows.normal(row, 1), rows.normal(row, 2));
      contacts.add(new SphereContact(List.of(point), separation, accuracy, normal));
    }
    return new ContactSet(contacts);
  }

  int size() {
    return contacts.size();
  }

  /** True when both have the same contacts. */
  boolean same(ContactSet other, double length, boolean alternatives) {
    return size() == other.size() && holds(other, length, alternatives);
  }

  /** True when each contact of the other is one of these, and no two are the same one. */
  boolean holds(ContactSet other, double length, boolean alternatives) {
    List<SphereContact> left = new ArrayList<>(contacts);
    for (SphereContact wanted : other.contacts) {
      SphereContact found = null;
      for (SphereContact mine : left) {
        if (mine.matches(wanted, length, alternatives)) {
          found = mine;
          break;
        }
      }
      if (found == null) {
        return false;
      }
      left.remove(found);
    }
    return true;
  }
}
