/**
 * The one list of all rules. A rule is in the room that the first word of its id names: {@code
 * seam.gap} is {@code rules.seam.Gap}.
 */
package org.trackwalk.check.rules;
