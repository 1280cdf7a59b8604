package org.trackwalk.eclipse.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The part of Markdown that the handbook is written in. */
class MarkdownTest {

  @Test
  void headingsAndParagraphsOfSeveralLines() {
    assertEquals(
        List.of(
            new Block.Heading(2, List.of(Span.plain("Numbers"))),
            new Block.Paragraph(List.of(Span.plain("one two")))),
        Markdown.read("## Numbers\n\none\ntwo\n"));
  }

  @Test
  void looksInsideALine() {
    assertEquals(
        List.of(
            Span.plain("a "),
            new Span("b", Span.Look.BOLD, null),
            Span.plain(" "),
            new Span("c d", Span.Look.ITALIC, null),
            Span.plain(" "),
            new Span("e*f", Span.Look.CODE, null),
            Span.plain(" 2*3*4 "),
            new Span("g", Span.Look.LINK, "h.md")),
        Spans.of("a **b** *c d* `e*f` 2*3*4 [g](h.md)"));
  }

  @Test
  void listsCodeTablesPictures() {
    List<Block> blocks =
        Markdown.read(
            """
            1. first
               goes on
            2. second

            ```sh
            a  b
            ```
            | x | y |
            | --- | --- |
            | 1 |

            ![seen](a/b.svg)
            """);
    assertEquals(
        List.of(
            new Block.Item("1.", List.of(Span.plain("first goes on"))),
            new Block.Item("2.", List.of(Span.plain("second"))),
            new Block.Code(List.of("a  b")),
            new Block.Table(
                List.of(
                    List.of(List.of(Span.plain("x")), List.of(Span.plain("y"))),
                    List.of(List.of(Span.plain("1")), List.of()))),
            new Block.Picture("seen", "a/b.svg")),
        blocks);
  }
}
