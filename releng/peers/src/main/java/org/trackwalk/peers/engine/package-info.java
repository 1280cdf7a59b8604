/** What all engines have in common here: grounds go in, probes are asked, contacts come out. */
package org.trackwalk.peers.engine;
