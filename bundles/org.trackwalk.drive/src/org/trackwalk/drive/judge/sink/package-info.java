/** Where a sphere sinks in because an engine forgets the edge that should carry it. */
package org.trackwalk.drive.judge.sink;
