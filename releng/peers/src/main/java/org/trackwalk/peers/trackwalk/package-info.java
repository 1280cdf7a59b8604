/** Trackwalk's own contacts, asked as the engines are. */
package org.trackwalk.peers.trackwalk;
