package org.trackwalk.io.json;

/**
 * A name in an object and what stands behind it.
 *
 * @param name the key
 * @param line of the key, from 1
 * @param column of the key, from 1
 * @param value what it names
 */
public record JsonMember(String name, int line, int column, JsonValue value) {}
