/** What goes into what: the car into the level, what is seen from what is felt. */
package org.trackwalk.check.rules.overlap;
