/** {@code edge.*}: what contacts do inside the surface. */
package org.trackwalk.check.rules.edge;
