/** {@code normal.*}: which way the surface faces. */
package org.trackwalk.check.rules.normal;
