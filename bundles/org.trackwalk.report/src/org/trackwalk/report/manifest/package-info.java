/** What is written into a new manifest of a level: its road, or what helps to name it. */
package org.trackwalk.report.manifest;
