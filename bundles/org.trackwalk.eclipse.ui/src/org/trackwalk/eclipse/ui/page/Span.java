package org.trackwalk.eclipse.ui.page;

/**
 * A run of text in one look.
 *
 * @param text without marks
 * @param look how it is written
 * @param target of a link; null for all else
 */
record Span(String text, Look look, String target) {

  /** How a run is written. */
  enum Look {
    PLAIN,
    BOLD,
    ITALIC,
    CODE,
    LINK
  }

  static Span plain(String text) {
    return new Span(text, Look.PLAIN, null);
  }
}
