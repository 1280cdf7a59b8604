/**
 * Findings as markers on files: one marker per finding, told apart by fingerprints, so that a
 * marker lives as long as its finding does.
 */
package org.trackwalk.eclipse.core.marker;
