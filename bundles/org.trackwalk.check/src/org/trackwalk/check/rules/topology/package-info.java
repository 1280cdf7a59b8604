/** {@code topology.*}: how triangles are joined. */
package org.trackwalk.check.rules.topology;
