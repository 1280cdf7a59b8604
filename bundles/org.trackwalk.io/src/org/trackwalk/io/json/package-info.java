/**
 * JSON with positions: every value knows its line and column, so that an error in a manifest or a
 * scene can be found in an editor. Strict as RFC 8259 says; depth is limited, size only by the
 * file.
 */
package org.trackwalk.io.json;
