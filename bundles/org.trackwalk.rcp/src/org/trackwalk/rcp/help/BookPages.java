package org.trackwalk.rcp.help;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.eclipse.help.HelpSystem;

/**
 * Answers what a help browser asks for: a topic ({@code /help/topic/PLUGIN/FILE}, also with the
 * prefixes that only say how the page is framed), or anything else, which gets the table of
 * contents.
 */
final class BookPages implements HttpHandler {

  static final String ROOT = "/help";

  /** How the help system writes the address of a topic; the first one is for reading. */
  private static final String TOPIC = "/(?:n|nf|r|rn)?topic/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=UTF-8",
          "htm", "text/html; charset=UTF-8",
          "css", "text/css; charset=UTF-8",
          "js", "text/javascript; charset=UTF-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "gif", "image/gif",
          "jpg", "image/jpeg");

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      String method = exchange.getRequestMethod();
      if (!method.equals("GET") && !method.equals("HEAD")) {
        exchange.sendResponseHeaders(HttpURLConnection.HTTP_BAD_METHOD, -1);
        return;
      }
      URI uri = exchange.getRequestURI();
      String path = uri.getPath().substring(ROOT.length());
      String topic = path.replaceFirst("^" + TOPIC, "/");
      if (topic.equals(path)) {
        answer(exchange, "html", new ContentsPage().write(uri).getBytes(StandardCharsets.UTF_8));
        return;
      }
      try (InputStream in = HelpSystem.getHelpContent(topic)) {
        if (in == null) {
          exchange.sendResponseHeaders(HttpURLConnection.HTTP_NOT_FOUND, -1);
        } else {
          answer(exchange, topic.substring(topic.lastIndexOf('.') + 1), in.readAllBytes());
        }
      }
    }
  }

  private static void answer(HttpExchange exchange, String ending, byte[] body) throws IOException {
    String type = TYPES.get(ending.toLowerCase(Locale.ROOT));
    exchange
        .getResponseHeaders()
        .set("Content-Type", type == null ? "application/octet-stream" : type);
    if (exchange.getRequestMethod().equals("HEAD")) {
      exchange.sendResponseHeaders(HttpURLConnection.HTTP_OK, -1);
    } else {
      exchange.sendResponseHeaders(HttpURLConnection.HTTP_OK, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }
}
