/** What every engine must be able to do, and how a probe is towed in any of them. */
package org.trackwalk.engines.world;
