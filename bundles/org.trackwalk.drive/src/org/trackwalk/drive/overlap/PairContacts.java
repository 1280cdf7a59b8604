package org.trackwalk.drive.overlap;

import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.SurfaceContacts;

/**
 * The contacts of two parts that go through each other.
 *
 * @param a index of the first part's piece
 * @param b index of the second part's
 * @param settings how they were made
 * @param contacts what there is; normals push the first part out of the second
 */
public record PairContacts(int a, int b, ContactSettings settings, SurfaceContacts contacts) {}
