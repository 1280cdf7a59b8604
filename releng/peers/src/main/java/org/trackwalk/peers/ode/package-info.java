/** The Open Dynamics Engine in Java, ode4j, by its collide function. */
package org.trackwalk.peers.ode;
