package org.trackwalk.report.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/**
 * The one script of the page, put together of small files, and the digest by which the page's own
 * policy knows it: no other script runs in the page, whatever a level is called.
 */
final class PageScript {

  /** In this order; a file uses only what those before it define. */
  private static final List<String> FILES =
      List.of(
          "bytes.js",
          "mesh.js",
          "camera.js",
          "shaders.js",
          "scene.js",
          "input.js",
          "pieces.js",
          "pin.js",
          "view.js",
          "list.js",
          "filters.js",
          "strips.js",
          "ride.js",
          "overview.js",
          "page.js");

  private PageScript() {}

  static String text() {
    StringBuilder script = new StringBuilder("\"use strict\";\n(() => {\n");
    FILES.forEach(
        file -> script.append("// ").append(file).append('\n').append(PageFile.read(file)));
    return script.append("})();\n").toString();
  }

  /** As a Content-Security-Policy names it (W3C CSP 3, hash-source). */
  static String digest(String script) {
    try {
      MessageDigest sha = MessageDigest.getInstance("SHA-256");
      byte[] sum = sha.digest(script.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(sum) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
