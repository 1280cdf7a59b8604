/** {@code ride.*}: what the shape of the road does to a car at its speed. */
package org.trackwalk.check.rules.ride;
