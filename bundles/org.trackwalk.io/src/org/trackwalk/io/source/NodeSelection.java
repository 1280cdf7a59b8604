package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.io.names.NearestName;
import org.trackwalk.mesh.level.Piece;

/**
 * Finds the pieces of a file that a manifest's {@code node} means: by the piece's name, by a name
 * on the way to it, or by the whole path down to one of these; so a group's name means all in it.
 */
final class NodeSelection {

  private final NamePattern pattern;

  NodeSelection(String node) {
    pattern = new NamePattern(node);
  }

  boolean selects(Piece piece) {
    if (pattern.matches(piece.name())) {
      return true;
    }
    String path = piece.node();
    int from = 0;
    for (int slash = path.indexOf('/'); from <= path.length(); slash = path.indexOf('/', from)) {
      int to = slash < 0 ? path.length() : slash;
      if (pattern.matches(path.substring(from, to)) || pattern.matches(path.substring(0, to))) {
        return true;
      }
      from = to + 1;
    }
    return false;
  }

  /** Whether an object of this name is meant that is no piece. */
  boolean names(String object) {
    return pattern.matches(object);
  }

  /** Why nothing was found: the nearest name that there is, or a few of them. */
  String nothing(List<Piece> pieces) {
    TreeSet<String> names = new TreeSet<>();
    for (Piece piece : pieces) {
      names.add(piece.name());
      for (String step : piece.node().split("/")) {
        names.add(step);
      }
    }
    names.remove("");
    String near = NearestName.hint(pattern.text(), names);
    int shown = 5;
    List<String> some = new ArrayList<>(names).subList(0, Math.min(shown, names.size()));
    String list = String.join("', '", some) + (names.size() > shown ? "', …" : "'");
    return "there is no object '"
        + pattern.text()
        + "'"
        + (near.isEmpty() ? "; there are '" + list : near);
  }
}
