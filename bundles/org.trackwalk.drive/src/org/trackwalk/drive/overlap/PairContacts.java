package org.trackwalk.drive.overlap;

import java.util.List;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.SurfaceContact;

/**
 * The contacts of two parts that go through each other.
 *
 * @param a index of the first part's piece
 * @param b index of the second part's
 * @param settings how they were made
 * @param points what there is; normals push the first part out of the second
 * @param refused what has no contacts and why, for a user
 * @param grids the distance grids that were used
 */
public record PairContacts(
    int a,
    int b,
    ContactSettings settings,
    List<SurfaceContact> points,
    List<String> refused,
    List<GridOutline> grids) {}
