/**
 * Runs the same probes through physics engines and through Trackwalk, and prints where they agree
 * and how fast they are. Never shipped.
 */
package org.trackwalk.peers;
