package org.trackwalk.report.json;

/** A file that is no JSON report; the message names the file, the place in it and what to do. */
public final class JsonReportException extends Exception {
  private static final long serialVersionUID = 1L;

  /** A problem in words. */
  public JsonReportException(String message) {
    super(message);
  }
}
