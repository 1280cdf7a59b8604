/** {@code quality.*}: triangles that are too thin, too large or too small. */
package org.trackwalk.check.rules.quality;
