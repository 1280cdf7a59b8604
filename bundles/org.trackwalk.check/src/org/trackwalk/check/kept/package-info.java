/** Records as bytes, and back, with a digest: for answers and parts of runs that are kept. */
package org.trackwalk.check.kept;
