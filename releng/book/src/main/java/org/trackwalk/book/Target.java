package org.trackwalk.book;

import java.nio.file.Path;

/**
 * Where a link leads.
 *
 * @param outside whether it leaves the repository: it has a scheme such as {@code https:}
 * @param file the file it means, below the docs folder, with {@code /}
 * @param written the same as the page writes it, relative to the page
 * @param anchor the part from {@code #} on, or the empty string
 */
record Target(boolean outside, String file, String written, String anchor) {

  /**
   * @param page the page with the link, below the docs folder
   * @param destination as written in the link
   */
  static Target of(String page, String destination) {
    if (destination.matches("[a-z]+:.*")) {
      return new Target(true, "", destination, "");
    }
    int hash = destination.indexOf('#');
    String written = hash < 0 ? destination : destination.substring(0, hash);
    String anchor = hash < 0 ? "" : destination.substring(hash);
    if (written.isEmpty()) {
      return new Target(false, page, "", anchor);
    }
    String file = Path.of(page).resolveSibling(written).normalize().toString().replace('\\', '/');
    return new Target(false, file, written, anchor);
  }
}
