/** JUnit XML, for build servers that show tests: a suite per level, a case per rule. */
package org.trackwalk.report.junit;
