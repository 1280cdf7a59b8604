/** How often a flat seam gives a contact that is not there. */
package org.trackwalk.peers.seam;
