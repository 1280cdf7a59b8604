/** What a rule is, and what it gets to see; the rules themselves are in {@code …check.rules}. */
package org.trackwalk.check.rule;
