/** A run over many levels in parts, on as many machines, and the parts as one run again. */
package org.trackwalk.check.shard;
