/** The Open Dynamics Engine in Java, ode4j. */
package org.trackwalk.engines.ode;
