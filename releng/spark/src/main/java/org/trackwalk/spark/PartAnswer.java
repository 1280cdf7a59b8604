package org.trackwalk.spark;

import java.io.Serializable;

/**
 * What a task came to.
 *
 * @param index of the part, from 1
 * @param part the file that the command kept; empty when it refused what was typed
 * @param said what it wrote to standard error
 */
record PartAnswer(int index, byte[] part, String said) implements Serializable {}
