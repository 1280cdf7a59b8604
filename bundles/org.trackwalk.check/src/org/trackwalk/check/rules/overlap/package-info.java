/**
 * What goes into what: pieces into each other, the car into the level, what is seen from what is
 * felt.
 */
package org.trackwalk.check.rules.overlap;
