/** The report that a level designer reads in a terminal: worst first, ten groups. */
package org.trackwalk.report.text;
