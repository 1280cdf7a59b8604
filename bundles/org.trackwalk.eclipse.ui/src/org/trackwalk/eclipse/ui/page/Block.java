package org.trackwalk.eclipse.ui.page;

import java.util.List;

/** What a page is made of, from top to bottom. */
sealed interface Block {

  /**
   * A heading.
   *
   * @param level 1 for the page's own
   */
  record Heading(int level, List<Span> spans) implements Block {}

  /** Running text. */
  record Paragraph(List<Span> spans) implements Block {}

  /**
   * An entry of a list.
   *
   * @param mark what stands before it: a number with a point, or a dot
   */
  record Item(String mark, List<Span> spans) implements Block {}

  /** Lines to be copied as they are. */
  record Code(List<String> lines) implements Block {}

  /**
   * A table, its head first.
   *
   * @param rows cells of spans; all rows have as many as the first
   */
  record Table(List<List<List<Span>>> rows) implements Block {}

  /**
   * A picture.
   *
   * @param words what it shows, for who cannot see it
   * @param target relative to the page
   */
  record Picture(String words, String target) implements Block {}
}
