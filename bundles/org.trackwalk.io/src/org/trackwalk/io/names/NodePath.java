package org.trackwalk.io.names;

/** Where a node stands in its file's tree: the names from the root on, joined by slashes. */
public final class NodePath {

  /** Longer paths lose their beginning: the end is what designers look for. */
  private static final int LONGEST = 400;

  private NodePath() {}

  /**
   * The path of a child.
   *
   * @param path of the node above; empty below the root
   * @param name of the child
   */
  public static String join(String path, String name) {
    String joined = path.isEmpty() ? name : path + "/" + name;
    if (joined.length() <= LONGEST) {
      return joined;
    }
    int cut = joined.indexOf('/', joined.length() - LONGEST);
    return "…" + (cut < 0 ? "/" + name : joined.substring(cut));
  }
}
