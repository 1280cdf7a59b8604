/** {@code weld.*}: vertices that should be one. */
package org.trackwalk.check.rules.weld;
