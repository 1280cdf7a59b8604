/** A body's drive over a level as a table, JSON, a strip chart and a summary. */
package org.trackwalk.report.drive;
