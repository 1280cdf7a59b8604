/** What goes through what, in words, in JSON and as a picture. */
package org.trackwalk.report.overlap;
