package org.trackwalk.eclipse.viewer.gl;

/** There is no OpenGL, or one that cannot draw what is needed; the message says why. */
public final class GlMissingException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** With a reason that a user can pass on. */
  public GlMissingException(String message) {
    super(message);
  }

  /** The same with what was thrown. */
  public GlMissingException(String message, Throwable cause) {
    super(message, cause);
  }
}
