/** A report boiled down to what a later check compares itself with. */
package org.trackwalk.report.baseline;
