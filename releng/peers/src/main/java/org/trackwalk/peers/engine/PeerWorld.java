package org.trackwalk.peers.engine;

/** A ground inside an engine. For one thread. */
public interface PeerWorld extends AutoCloseable {

  /**
   * The contacts of some probes, each on its own: probes never touch each other.
   *
   * @param from first probe
   * @param to end of the probes, at most {@link #batch()} after the first
   * @param out cleared, then filled; rows of one probe need not be neighbours
   */
  void contacts(Probes probes, int from, int to, ContactRows out);

  /** Most probes that one call may ask. */
  int batch();

  /** What building the meshes cost. */
  BuildCost cost();

  @Override
  void close();
}
