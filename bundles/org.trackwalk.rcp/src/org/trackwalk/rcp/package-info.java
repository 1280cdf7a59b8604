/** Trackwalk as a program of its own: branding and the perspective around the stock workbench. */
package org.trackwalk.rcp;
