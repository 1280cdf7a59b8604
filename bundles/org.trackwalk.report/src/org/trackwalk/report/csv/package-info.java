/** Findings as a table for spreadsheets. */
package org.trackwalk.report.csv;
