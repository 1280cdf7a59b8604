/** The list of mesh formats that are read; the only package that sees all importers. */
package org.trackwalk.io.formats;
