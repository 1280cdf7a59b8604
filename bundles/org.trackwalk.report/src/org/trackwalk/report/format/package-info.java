/**
 * What every report writer shares: the contract of a format, its options, the order and cut of
 * findings, coordinates for modelling tools and how numbers are printed.
 */
package org.trackwalk.report.format;
