/** {@code probe.*}: where a wheel or the underbody finds no road, or too much of it. */
package org.trackwalk.check.rules.probe;
