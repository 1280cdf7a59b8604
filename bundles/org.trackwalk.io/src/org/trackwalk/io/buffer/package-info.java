/** Files in memory and lists of plain numbers that grow: what importers collect into. */
package org.trackwalk.io.buffer;
