package org.trackwalk.rcp.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.eclipse.help.HelpSystem;
import org.eclipse.help.IContext;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The help system knows the book, and a browser gets its pages over HTTP. */
class BookServerTest {

  private static final String BOOK = "/org.trackwalk.eclipse.help/book/";

  /** What the help system itself says where a page is: starts the server. */
  private static URI address(String href) {
    return URI.create(
        PlatformUI.getWorkbench().getHelpSystem().resolve(href, true).toExternalForm());
  }

  private static HttpResponse<String> get(URI uri) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.ofString());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "eclipse.html, The workbench, text/html",
    "rules/seam.gap.html, seam.gap, text/html",
    "book.css, font-family, text/css",
    "pictures/rules/seam.gap.svg, <svg, image/svg+xml"
  })
  void servesPagesPicturesAndStyle(String file, String words, String type) throws Exception {
    HttpResponse<String> answer = get(address(BOOK + file));
    assertEquals(200, answer.statusCode());
    assertTrue(answer.body().contains(words), answer.body());
    assertTrue(answer.headers().firstValue("Content-Type").orElse("").startsWith(type));
  }

  @Test
  void listsTheBookAndShowsTheAskedPage() throws Exception {
    URI page = address(BOOK + "fixes.html");
    HttpResponse<String> answer =
        get(page.resolve("/help/index.jsp?topic=" + BOOK.replace("/", "%2F") + "fixes.html"));
    assertEquals(200, answer.statusCode());
    assertTrue(answer.body().contains("seam.gap: "), answer.body());
    assertTrue(answer.body().contains("src=\"/help/topic" + BOOK + "fixes.html\""), answer.body());
  }

  @Test
  void saysWhatIsNotThere() throws Exception {
    assertEquals(404, get(address(BOOK + "no-such-page.html")).statusCode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "problems",
        "rule",
        "level3d",
        "preferences",
        "wizard.import",
        "wizard.folder",
        "wizard.export"
      })
  void everyContextHasWordsAndPages(String name) throws Exception {
    IContext context = HelpSystem.getContext("org.trackwalk.eclipse.help." + name);
    assertNotNull(context);
    assertTrue(context.getText().length() > 50, context.getText());
    for (var topic : context.getRelatedTopics()) {
      assertEquals(200, get(address(topic.getHref())).statusCode(), topic.getHref());
    }
  }
}
