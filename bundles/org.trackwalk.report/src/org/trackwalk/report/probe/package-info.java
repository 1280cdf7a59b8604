/** What happened to one probe: in words, as JSON, as a picture. */
package org.trackwalk.report.probe;
