package org.trackwalk.rcp.help;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;

/** The table of contents on the left, the chosen page on the right. */
final class ContentsPage {

  private static final String TOPIC = "/help/topic";

  /** The parameter with which the help system names the page to show at first. */
  private static final String TOPIC_PARAMETER = "topic=";

  private final StringBuilder html = new StringBuilder();

  /**
   * @param uri what was asked for; its query may name a page
   */
  String write(URI uri) {
    IToc[] books = HelpSystem.getTocs();
    String page = chosen(uri, books);
    html.setLength(0);
    html.append(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="UTF-8">
        <title>Help - Trackwalk</title>
        <style>
        body { margin: 0; display: flex; height: 100vh; font: 14px/1.5 "Segoe UI", Cantarell, "Helvetica Neue", sans-serif; }
        nav { flex: 0 0 20em; overflow: auto; padding: 0.5em; border-right: 1px solid #d5dade; background: #f5f6f7; }
        nav a { color: inherit; text-decoration: none; }
        nav a:hover { text-decoration: underline; }
        nav ul { list-style: none; margin: 0; padding-left: 1.1em; }
        iframe { flex: 1; border: 0; background: #ffffff; }
        @media (prefers-color-scheme: dark) {
          nav { background: #2a2f33; color: #d7dce0; border-color: #454c52; }
          iframe { background: #22262a; }
        }
        </style>
        </head>
        <body>
        <nav>
        """);
    for (IToc book : books) {
      html.append("<b>").append(escape(book.getLabel())).append("</b>\n");
      topics(book.getTopics());
    }
    html.append("</nav>\n<iframe name=\"page\" src=\"")
        .append(escape(page))
        .append("\"></iframe>\n");
    html.append("</body>\n</html>\n");
    return html.toString();
  }

  private void topics(ITopic[] topics) {
    html.append("<ul>\n");
    for (ITopic topic : topics) {
      html.append("<li>");
      boolean nested = topic.getSubtopics().length > 0;
      if (nested) {
        html.append("<details open><summary>");
      }
      link(topic);
      if (nested) {
        html.append("</summary>\n");
        topics(topic.getSubtopics());
        html.append("</details>");
      }
      html.append("</li>\n");
    }
    html.append("</ul>\n");
  }

  private void link(ITopic topic) {
    if (topic.getHref() == null) {
      html.append(escape(topic.getLabel()));
    } else {
      html.append("<a target=\"page\" href=\"")
          .append(escape(address(topic.getHref())))
          .append("\">")
          .append(escape(topic.getLabel()))
          .append("</a>");
    }
  }

  private static String chosen(URI uri, IToc[] books) {
    String query = uri.getRawQuery();
    if (query != null) {
      for (String part : query.split("&")) {
        if (part.startsWith(TOPIC_PARAMETER)) {
          return address(
              URLDecoder.decode(part.substring(TOPIC_PARAMETER.length()), StandardCharsets.UTF_8));
        }
      }
    }
    return Arrays.stream(books)
        .map(book -> book.getTopic(null).getHref())
        .filter(href -> href != null)
        .findFirst()
        .map(ContentsPage::address)
        .orElse("about:blank");
  }

  /** Only pages of this server: whatever else a query names is looked for here and not found. */
  private static String address(String href) {
    return href.startsWith("/") ? TOPIC + href : TOPIC + "/" + href;
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
