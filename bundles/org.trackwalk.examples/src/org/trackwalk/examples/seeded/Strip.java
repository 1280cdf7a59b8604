package org.trackwalk.examples.seeded;

/**
 * A strip along the road between two of a deck's columns.
 *
 * @param role what it is for
 * @param from first column
 * @param to last column, larger than {@code from}
 */
record Strip(Role role, int from, int to) {

  /** What strips are for. */
  enum Role {
    ROAD("road", "asphalt"),
    KERB("kerb", "kerb_paint"),
    VERGE("verge", "grass"),
    TERRAIN("terrain", "soil");

    private final String word;
    private final String material;

    Role(String word, String material) {
      this.word = word;
      this.material = material;
    }

    String word() {
      return word;
    }

    String material() {
      return material;
    }
  }
}
