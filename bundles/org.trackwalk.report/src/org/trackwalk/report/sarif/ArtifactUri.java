package org.trackwalk.report.sarif;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.trackwalk.report.json.JsonText;

/** A path as an artifact location: a URI reference (RFC 3986) and what it is relative to. */
final class ArtifactUri {

  /** Stands for the folder in which the tool was started. */
  static final String ROOT = "SRCROOT";

  private static final String PLAIN = "-._~!$&'()*+,;=@/";
  private static final String HEX = "0123456789ABCDEF";

  private ArtifactUri() {}

  /** Writes the member {@code artifactLocation}. */
  static void write(JsonText json, String path) throws IOException {
    String uri = of(path);
    json.name("artifactLocation").object(false);
    json.name("uri").value(uri);
    // Out of the root there is no saying in SARIF (3.4.4): such a path stands without one.
    if (!uri.startsWith("file:") && !uri.startsWith("..")) {
      json.name("uriBaseId").value(ROOT);
    }
    json.end();
  }

  /**
   * {@code file:///} and the path for an absolute one, else the path with its odd bytes escaped.
   */
  static String of(String path) {
    String slashes = belowStart(path).replace('\\', '/');
    while (slashes.startsWith("./")) {
      slashes = slashes.substring(2);
    }
    if (slashes.matches("[A-Za-z]:/.*")) {
      return "file:///" + slashes.substring(0, 2) + escaped(slashes.substring(2));
    }
    return (slashes.startsWith("/") ? "file://" : "") + escaped(slashes);
  }

  /** An absolute path below the folder of the start as from there: build servers pass these. */
  private static String belowStart(String path) {
    String start = Path.of("").toAbsolutePath() + File.separator;
    return path.startsWith(start) ? path.substring(start.length()) : path;
  }

  private static String escaped(String path) {
    StringBuilder uri = new StringBuilder();
    for (byte b : path.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean letter = c < 128 && Character.isLetterOrDigit(c);
      if (letter || PLAIN.indexOf(c) >= 0) {
        uri.append(c);
      } else {
        uri.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
      }
    }
    return uri.toString();
  }
}
