/** The grounds that probes are put on, and where; every number follows from a seed. */
package org.trackwalk.peers.ground;
