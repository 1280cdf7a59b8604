package org.trackwalk.io.worker;

/**
 * The numbers that both ends know. All integers and floats on the wire are little-endian; a text is
 * an int with its length in bytes, then UTF-8. The layout is in docs/assimp-worker.md.
 */
public final class WorkerProtocol {

  /** Changes with every change of the layout; a worker of another version is not used. */
  public static final int VERSION = 4;

  /** First int of the hello, "TWWK". */
  public static final int HELLO = 0x4B575754;

  /** Bytes of the secret by which the program knows that it is its own worker that connects. */
  public static final int TOKEN_BYTES = 16;

  /** A longer request is refused. */
  public static final int MOST_REQUEST_BYTES = 1 << 30;

  /** A longer text is cut. */
  public static final int MOST_TEXT_BYTES = 1 << 16;

  /** Request: read a mesh file; the payload is its absolute path. */
  public static final int IMPORT = 1;

  /** Request: decode a buffer of EXT_meshopt_compression. */
  public static final int MESHOPT = 2;

  /** Request: decode a primitive of KHR_draco_mesh_compression. */
  public static final int DRACO = 3;

  /** Request: read a mesh file with what it looks like; the payload is that of {@link #IMPORT}. */
  public static final int LOOK = 4;

  /** First int of an answer: the payload of the request's kind follows. */
  public static final int DONE = 0;

  /** First int of an answer: a text follows, why this file or buffer cannot be read. */
  public static final int REFUSED = 1;

  /** First int of an answer: a text follows, why nothing of this kind can be done here. */
  public static final int UNABLE = 2;

  /** Last int of every answer. */
  public static final int END = 0x444E4557;

  /**
   * Different remarks of a scene that are told. Of more, those that tell of a loss still are, up to
   * {@link #MOST_LOSSES} further ones; the others are a number.
   */
  public static final int MOST_REMARKS = 100;

  /** Different remarks that are told beyond {@link #MOST_REMARKS}, since they tell of a loss. */
  public static final int MOST_LOSSES = 100;

  /** A remark of a scene: a warning or an error that the library logged. */
  public static final int REMARK_LOGGED = 0;

  /** A remark of a scene: a file that the library wanted to open and may not. */
  public static final int REMARK_NOT_OPENED = 1;

  /** The last remark of a scene: how many there were that are not told; without a text. */
  public static final int REMARKS_NOT_KEPT = 2;

  /** Exit status of a worker that took more memory than it may. */
  public static final int EXIT_MEMORY = 88;

  /** Exit status of a worker whose parent has gone. */
  public static final int EXIT_PARENT_GONE = 0;

  private WorkerProtocol() {}
}
