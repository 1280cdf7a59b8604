package org.trackwalk.io.collada;

/**
 * What one of the numbers of a corner refers to.
 *
 * @param semantic for instance {@code VERTEX} or {@code NORMAL}
 * @param source the element that it counts in
 * @param offset which of the corner's numbers it is
 */
record DaeInput(String semantic, String source, int offset) {

  /** The input of a semantic; null when there is none. */
  static DaeInput of(Iterable<DaeInput> inputs, String semantic) {
    for (DaeInput input : inputs) {
      if (input.semantic().equals(semantic)) {
        return input;
      }
    }
    return null;
  }
}
