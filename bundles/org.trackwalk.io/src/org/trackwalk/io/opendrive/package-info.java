/** Reference lines of roads that ASAM OpenDRIVE describes. */
package org.trackwalk.io.opendrive;
