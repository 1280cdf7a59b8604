package org.trackwalk.book;

import java.util.List;
import java.util.Map;

/** The table of contents, in the XML that an Eclipse help system reads. */
final class Contents {

  /** The chapter below which the groups of rules stand. */
  private static final String RULES = "rules/README.md";

  private final Map<String, Page> pages;
  private final StringBuilder xml = new StringBuilder();

  /**
   * @param pages every page by its file below the docs folder
   */
  Contents(Map<String, Page> pages) {
    this.pages = pages;
  }

  /**
   * @param chapters the outline
   * @param groups the groups of rules, which stand below the page that lists them
   * @param folder where the pages are, below the bundle
   */
  String write(List<Chapter> chapters, List<Chapter> groups, String folder) {
    xml.setLength(0);
    String first = href(chapters.getFirst().files().getFirst(), folder);
    line(0, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    line(0, "<toc label=\"Trackwalk\" topic=\"" + first + "\">");
    for (Chapter chapter : chapters) {
      open(1, chapter.title(), chapter.files().getFirst(), folder);
      for (String file : chapter.files()) {
        leaf(2, file, folder);
        if (file.equals(RULES)) {
          rules(groups, folder);
        }
      }
      line(1, "</topic>");
    }
    line(0, "</toc>");
    return xml.toString();
  }

  private void rules(List<Chapter> groups, String folder) {
    for (Chapter group : groups) {
      open(2, group.title(), RULES, folder);
      group.files().forEach(file -> leaf(3, file, folder));
      line(2, "</topic>");
    }
  }

  private void open(int depth, String title, String file, String folder) {
    line(depth, "<topic label=\"" + Escape.xml(title) + "\" href=\"" + href(file, folder) + "\">");
  }

  private void leaf(int depth, String file, String folder) {
    String title = Escape.xml(page(file).title());
    line(depth, "<topic label=\"" + title + "\" href=\"" + href(file, folder) + "\"/>");
  }

  private String href(String file, String folder) {
    return folder + "/" + page(file).path();
  }

  private Page page(String file) {
    Page page = pages.get(file);
    if (page == null) {
      throw new IllegalArgumentException("the outline names " + file + ", which is not in docs");
    }
    return page;
  }

  private void line(int depth, String text) {
    xml.append("  ".repeat(depth)).append(text).append('\n');
  }
}
