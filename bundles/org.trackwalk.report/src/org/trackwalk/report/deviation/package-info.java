/** What is seen against what is felt, in words, in tables and as a map. */
package org.trackwalk.report.deviation;
