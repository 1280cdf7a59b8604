package org.trackwalk.model.report;

/**
 * What became of one input.
 *
 * @param path as the user named it or as it was found
 * @param status {@code checked}, {@code failed} or {@code skipped}
 * @param reason one line for failed and skipped; empty for checked
 */
public record InputStatus(String path, String status, String reason) {}
