package org.trackwalk.book;

/**
 * One page of the book.
 *
 * @param path where it stands below the book's folder, with {@code /} and the ending {@code .html}
 * @param title its first heading, as plain text
 * @param html the whole document
 */
record Page(String path, String title, String html) {}
