package org.trackwalk.model.profile;

/**
 * A value and where it comes from.
 *
 * @param value what holds
 * @param source a document, a setting's name, a measurement
 */
public record Sourced<T>(T value, String source) {}
