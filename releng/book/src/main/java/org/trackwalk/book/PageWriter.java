package org.trackwalk.book;

import java.util.List;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * Turns a Markdown page into an HTML page whose links stay inside the book.
 *
 * <p>Pages keep their places relative to each other, so a link changes its ending and nothing else.
 * A link to something that is not in the book (a source file, an example) becomes its words alone:
 * in an installed book it would lead nowhere.
 */
final class PageWriter {

  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());

  private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
  private final HtmlRenderer renderer = HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private final TextContentRenderer words =
      TextContentRenderer.builder().extensions(EXTENSIONS).build();

  /** Every file that will be in the book, relative to the docs folder, before endings change. */
  private final Set<String> inBook;

  PageWriter(Set<String> inBook) {
    this.inBook = inBook;
  }

  /**
   * @param file the page's place below the docs folder, for example {@code rules/seam.gap.md}
   * @param markdown its text
   */
  Page write(String file, String markdown) {
    Node document = parser.parse(markdown);
    TitleFinder titles = new TitleFinder();
    document.accept(titles);
    document.accept(new LinkTurner(file));
    String title = titles.found == null ? file : words.render(titles.found).strip();
    String path = html(file);
    String up = "../".repeat((int) path.chars().filter(c -> c == '/').count());
    return new Page(
        path,
        title,
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="UTF-8">
        <title>%s</title>
        <link rel="stylesheet" href="%sbook.css">
        </head>
        <body>
        %s</body>
        </html>
        """
            .formatted(Escape.xml(title), up, renderer.render(document)));
  }

  /** The name of a Markdown file's page; other names stay. */
  static String html(String file) {
    return file.endsWith(".md") ? file.substring(0, file.length() - 3) + ".html" : file;
  }

  /** Remembers the first heading. */
  private static final class TitleFinder extends AbstractVisitor {
    private Node found;

    @Override
    public void visit(Heading heading) {
      if (found == null) {
        found = heading;
      }
    }
  }

  /** Lets links and pictures point to what the book holds. */
  private final class LinkTurner extends AbstractVisitor {
    private final String file;

    LinkTurner(String file) {
      this.file = file;
    }

    @Override
    public void visit(Link link) {
      visitChildren(link);
      Target target = Target.of(file, link.getDestination());
      if (target.outside() || target.file().equals(file)) {
        return;
      }
      if (inBook.contains(target.file())) {
        link.setDestination(html(target.written()) + target.anchor());
      } else {
        while (link.getFirstChild() != null) {
          link.insertBefore(link.getFirstChild());
        }
        link.unlink();
      }
    }

    @Override
    public void visit(Image image) {
      Target target = Target.of(file, image.getDestination());
      if (!target.outside() && !inBook.contains(target.file())) {
        throw new IllegalArgumentException(
            file + ": the picture " + image.getDestination() + " is not there");
      }
    }
  }
}
