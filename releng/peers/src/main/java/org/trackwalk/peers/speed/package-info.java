/** How fast contacts come, engine by engine in one run. */
package org.trackwalk.peers.speed;
