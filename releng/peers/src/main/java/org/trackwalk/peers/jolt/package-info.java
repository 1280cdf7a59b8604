/** Jolt through jolt-jni, by its narrow-phase query. */
package org.trackwalk.peers.jolt;
