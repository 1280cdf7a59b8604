/** How names of others are shown to people. */
package org.trackwalk.mesh.names;
