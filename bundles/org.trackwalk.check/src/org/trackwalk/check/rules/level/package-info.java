/** {@code level.*}: whether the level is the one that somebody expects. */
package org.trackwalk.check.rules.level;
