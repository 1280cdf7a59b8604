/**
 * Text files read straight from their bytes: a cursor over lines and words, and numbers that become
 * the nearest float, exactly.
 */
package org.trackwalk.io.text;
