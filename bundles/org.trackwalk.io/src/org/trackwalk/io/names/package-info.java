/**
 * Names that people type: patterns with wildcards, and the nearest known name to a mistyped one.
 */
package org.trackwalk.io.names;
