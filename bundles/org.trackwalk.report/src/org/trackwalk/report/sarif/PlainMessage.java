package org.trackwalk.report.sarif;

/**
 * Text in which nothing is a placeholder or a link (SARIF 2.1.0, 3.11.5 and 3.11.6): names of
 * pieces come from modelling tools, and {@code {0}} or {@code [x](1)} are names there.
 */
final class PlainMessage {

  private PlainMessage() {}

  /**
   * The text as a message string. Braces are always doubled, as the standard asks for. Brackets
   * stay as they are unless a link could be read out of the text: readers that know no escapes then
   * show nearly every text as it was meant.
   */
  static String of(String text) {
    String braced = text.replace("{", "{{").replace("}", "}}");
    int open = braced.indexOf('[');
    if (open < 0 || braced.indexOf("](", open) < 0) {
      return braced;
    }
    return braced.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]");
  }
}
