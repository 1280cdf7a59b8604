package org.trackwalk.eclipse.ui.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Takes marks inside a line apart: code, bold, italic, links. */
final class Spans {

  private static final Pattern MARK =
      Pattern.compile(
          "`([^`]+)`|\\*\\*([^*]+)\\*\\*|(?<![\\w*])\\*([^*\\s][^*]*)\\*(?![\\w*])"
              + "|(?<!!)\\[([^\\]]+)\\]\\(([^)]+)\\)");

  private Spans() {}

  static List<Span> of(String line) {
    List<Span> spans = new ArrayList<>();
    Matcher mark = MARK.matcher(line);
    int at = 0;
    while (mark.find()) {
      plain(spans, line.substring(at, mark.start()));
      if (mark.group(1) != null) {
        spans.add(new Span(mark.group(1), Span.Look.CODE, null));
      } else if (mark.group(2) != null) {
        spans.add(new Span(mark.group(2), Span.Look.BOLD, null));
      } else if (mark.group(3) != null) {
        spans.add(new Span(mark.group(3), Span.Look.ITALIC, null));
      } else {
        spans.add(new Span(mark.group(4).replace("`", ""), Span.Look.LINK, mark.group(5)));
      }
      at = mark.end();
    }
    plain(spans, line.substring(at));
    return List.copyOf(spans);
  }

  private static void plain(List<Span> spans, String text) {
    if (!text.isEmpty()) {
      spans.add(Span.plain(text));
    }
  }
}
