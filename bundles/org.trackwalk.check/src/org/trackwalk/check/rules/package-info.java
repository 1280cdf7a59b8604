/** The rules: one file each, one line each in {@link org.trackwalk.check.rules.RuleList}. */
package org.trackwalk.check.rules;
