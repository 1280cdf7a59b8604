/** Models as convex parts: what another decomposition makes of them, and what Trackwalk does. */
package org.trackwalk.peers.parts;
