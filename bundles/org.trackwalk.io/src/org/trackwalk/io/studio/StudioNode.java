package org.trackwalk.io.studio;

/**
 * A node of the keyframer: where an object stands in the first frame.
 *
 * @param offset where it begins in the file
 * @param id by which others call it their parent
 * @param parent the parent's id; {@link #NONE} for none
 * @param isObject false for cameras, lights and their targets
 * @param object name of the object that it shows; empty for none
 * @param shown what it is called
 * @param pivot three numbers in the object's own axes
 * @param local 12 doubles
 */
record StudioNode(
    int offset,
    int id,
    int parent,
    boolean isObject,
    String object,
    String shown,
    double[] pivot,
    double[] local) {

  /** The parent's id of a node without one. */
  static final int NONE = 0xFFFF;
}
