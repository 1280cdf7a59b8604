package org.trackwalk.peers.engine;

/** Asks a world for all probes of a set, batch by batch. */
public final class Asking {

  private Asking() {}

  /** All contacts of all probes. */
  public static ContactRows all(PeerWorld world, Probes probes) {
    ContactRows all = new ContactRows();
    ContactRows some = new ContactRows();
    for (int from = 0; from < probes.size(); from += world.batch()) {
      world.contacts(probes, from, Math.min(probes.size(), from + world.batch()), some);
      all.addAll(some);
    }
    return all;
  }
}
