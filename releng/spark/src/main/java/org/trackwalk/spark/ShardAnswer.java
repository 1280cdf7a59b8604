package org.trackwalk.spark;

import java.io.Serializable;

/**
 * What a task came to.
 *
 * @param index of the shard, from 1
 * @param code exit code of the check
 * @param part the file of {@code check --part}; empty when the check was refused
 * @param said what it wrote to standard error
 */
record ShardAnswer(int index, int code, byte[] part, String said) implements Serializable {}
