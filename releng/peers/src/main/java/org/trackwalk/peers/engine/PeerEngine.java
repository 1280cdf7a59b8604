package org.trackwalk.peers.engine;

/** One way of one engine to find contacts. */
public interface PeerEngine {

  /** Stable short name, as on the command line and in tables. */
  String id();

  /**
   * The library and its version, as it says itself where it can.
   *
   * @throws EngineMissing when the engine cannot run on this machine
   */
  String version() throws EngineMissing;

  /** True when the engine answers for this shape of probe. */
  boolean takes(ProbeShape shape);

  /**
   * Builds a ground's meshes, one body for each piece, and gets ready to answer.
   *
   * @param contactDistance metres: how far from its surface a probe already has contacts
   * @throws EngineMissing when the engine cannot run on this machine
   */
  PeerWorld build(Ground ground, ProbeShape shape, double contactDistance) throws EngineMissing;
}
