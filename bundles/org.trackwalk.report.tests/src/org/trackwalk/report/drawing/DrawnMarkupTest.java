package org.trackwalk.report.drawing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawnMarkupTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<svg></svg>",
        "<svg viewBox=\"0 0 1 1\"><g fill=\"#fff\"><path d=\"M0 0\"/></g></svg>\n",
        "<svg><text x=\"1\" y=\"2\" class=\"c\">a &lt;script&gt; &amp; url(b)</text></svg>",
        "<svg aria-label=\"url of a road\"><rect clip-path=\"url(#c)\"/></svg>",
        "<svg><text style=\"fill:#123456\">a</text><g transform=\"translate(1,-2.5)\"/></svg>",
        "<svg>\n<title>\u96ea \ud83c\udfc1</title>\n</svg>"
      })
  void drawings(String markup) {
    assertTrue(DrawnMarkup.isDrawing(markup));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a text",
        "<b></b>",
        "<path d=\"M0 0\"/>",
        "<svg>",
        "</svg>",
        "<svg></g></svg>",
        "<svg></svg><h1>more</h1>",
        "<svg></svg>more",
        "more<svg></svg>",
        "<svg></svg><svg></svg>",
        "<svg></svg></figure>",
        "<svg><svg></svg></svg>",
        "<svg><script>alert(1)</script></svg>",
        "<svg><foreignObject></foreignObject></svg>",
        "<svg><image href=\"http://a.example/b.png\"/></svg>",
        "<svg><a href=\"http://a.example\"></a></svg>",
        "<svg onload=\"alert(1)\"></svg>",
        "<svg style=\"fill:url(#a)\"></svg>",
        "<svg style=\"position:fixed\"></svg>",
        "<svg style=\"fill:red;inset:0\"></svg>",
        "<svg><rect fill=\"URL(https://evil.example/a#b)\"/></svg>",
        "<svg><rect clip-path=\"&#117;rl(https://evil.example/a#b)\"/></svg>",
        "<svg><rect fill=\"u\\72l(https://evil.example/a#b)\"/></svg>",
        "<svg><rect stroke=\"image(a)\"/></svg>",
        "<svg><g transform=\"translate(1) url(a)\"/></svg>",
        "<svg><rect fill=\"url(http://a.example/b)\"/></svg>",
        "<svg><rect fill=\"url(#a) url(http://a.example)\"/></svg>",
        "<svg><rect fill='red'/></svg>",
        "<svg><rect fill=red /></svg>",
        "<svg><!-- --></svg>",
        "<?xml version=\"1.0\"?><svg></svg>",
        "<svg><text>\u001b[31m</text></svg>",
        "<svg aria-label=\"\u0007\"></svg>",
        "<svg <g></g></svg>",
        "<svg></svg a=\"b\">"
      })
  void otherMarkup(String markup) {
    assertFalse(DrawnMarkup.isDrawing(markup));
  }

  /** Whoever made them, they are read to their end. */
  @ParameterizedTest
  @CsvSource({"style, fill:a;", "transform, scale(1) ", "fill, a", "aria-label, a"})
  void longValues(String name, String part) {
    String markup = "<svg><g " + name + "=\"" + part.repeat(500_000) + "\"/></svg>";
    assertTrue(DrawnMarkup.isDrawing(markup));
    assertFalse(DrawnMarkup.isDrawing(markup.replace("\"/></svg>", "\u0007\"/></svg>")));
  }

  @Test
  void deepMarkup() {
    int deep = 300_000;
    assertTrue(
        DrawnMarkup.isDrawing("<svg>" + "<g>".repeat(deep) + "</g>".repeat(deep) + "</svg>"));
    assertFalse(DrawnMarkup.isDrawing("<svg>" + "<g>".repeat(deep) + "</svg>"));
  }
}
