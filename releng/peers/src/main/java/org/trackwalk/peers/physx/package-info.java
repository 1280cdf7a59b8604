/** PhysX 5 through physx-jni, by its contact report. */
package org.trackwalk.peers.physx;
