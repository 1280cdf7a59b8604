/** What goes through what, in words and in JSON. */
package org.trackwalk.report.overlap;
