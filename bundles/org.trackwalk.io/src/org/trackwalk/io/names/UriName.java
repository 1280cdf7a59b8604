package org.trackwalk.io.names;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** The name of a file where it is written as a URI (RFC 3986). */
public final class UriName {

  private UriName() {}

  /** Percent signs resolved; a name that is not well encoded is taken as it stands. */
  public static String decoded(String uri) {
    try {
      return URLDecoder.decode(uri.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      return uri;
    }
  }
}
