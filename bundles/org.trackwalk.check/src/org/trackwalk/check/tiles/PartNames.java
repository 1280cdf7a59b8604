package org.trackwalk.check.tiles;

import java.util.Map;
import java.util.TreeMap;

/** Which parts of a level are there: of each tile one, or each share into which they were dealt. */
final class PartNames {

  private final TileBook book;
  private final Map<Integer, String> files = new TreeMap<>();

  /** Of the first part; all others are like it. */
  private Tile.Kind kind;

  private int shares;

  PartNames(TileBook book) {
    this.book = book;
  }

  /**
   * Takes one.
   *
   * @param file what it is called in messages
   * @throws TileException when it is there already, or of another kind than the others
   */
  void add(Tile part, String file) throws TileException {
    if (files.isEmpty()) {
      kind = part.kind();
      shares = part.shares();
    } else if (part.kind() != kind || part.shares() != shares) {
      throw new TileException(file + ": it was not made together with the others");
    }
    String before = files.put(part.number(), file);
    if (before != null) {
      throw new TileException(name(part.number()) + " is there twice: " + before + " and " + file);
    }
  }

  /**
   * Requires that none is missing.
   *
   * @throws TileException when one is
   */
  void requireAll() throws TileException {
    int count = shared() ? shares : book.tiles().size();
    for (int number = 0; number < count; number++) {
      if (!files.containsKey(number)) {
        throw new TileException(
            (shared() ? "" : "the part of ")
                + name(number)
                + " is missing ("
                + files.size()
                + " of "
                + count
                + " are there)");
      }
    }
  }

  /** Whether they are of all tiles each. */
  boolean shared() {
    return kind == Tile.Kind.SHARE;
  }

  private String name(int number) {
    return shared() ? "share " + (number + 1) + " of " + shares : book.tiles().get(number).name();
  }
}
