/**
 * The report as one HTML file that needs nothing else: lists, plans and drawings that any browser
 * shows and prints, and a 3D view where scripts and WebGL are there. Scripts and styles are files
 * of their own in this package and are put into the page as they are.
 */
package org.trackwalk.report.html;
