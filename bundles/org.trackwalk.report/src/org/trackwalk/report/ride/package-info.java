/** The ride along the lanes of a road as a table, a strip chart and a summary. */
package org.trackwalk.report.ride;
