/**
 * The picture beside the list: a plan of each level with the ten worst groups numbered as in the
 * text, and a close-up of each. Everything is drawn from the welded surface; sizes are bounded so
 * that a large level still opens in a browser.
 */
package org.trackwalk.report.svg;
