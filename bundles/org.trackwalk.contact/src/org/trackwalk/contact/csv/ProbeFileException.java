package org.trackwalk.contact.csv;

/** A probe file that says something else than probes; the message names the line. */
public final class ProbeFileException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;

  ProbeFileException(int line, String message) {
    super("line " + line + ": " + message);
    this.line = line;
  }

  /** The line, from 1. */
  public int line() {
    return line;
  }
}
