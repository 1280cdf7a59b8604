/** How often engines and Trackwalk find the same contacts, and what the others are due to. */
package org.trackwalk.peers.agreement;
