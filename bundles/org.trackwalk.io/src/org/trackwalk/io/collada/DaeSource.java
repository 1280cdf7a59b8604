package org.trackwalk.io.collada;

/**
 * A list of vectors: an array of numbers and the accessor that says where in it they are.
 *
 * @param line where it begins
 * @param array the numbers; null when they are in another element
 * @param arrayReference the element with the numbers
 * @param offset of the first vector's first number
 * @param stride numbers from one vector to the next
 * @param count vectors that the accessor promises; -1 when it does not say
 * @param columns where in a vector its named numbers are, X, Y and Z first
 */
record DaeSource(
    int line,
    float[] array,
    String arrayReference,
    int offset,
    int stride,
    int count,
    int[] columns) {}
