/** Tables that read well as text and as Markdown. */
package org.trackwalk.peers.text;
