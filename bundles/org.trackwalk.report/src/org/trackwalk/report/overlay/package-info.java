/** Findings as geometry that lies over the level in any modelling tool. */
package org.trackwalk.report.overlay;
