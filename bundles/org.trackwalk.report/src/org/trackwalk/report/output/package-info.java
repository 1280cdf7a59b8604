/** The list of formats, and how a report reaches a file whole or not at all. */
package org.trackwalk.report.output;
