/**
 * SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"), for build systems and viewers
 * that know nothing of race tracks.
 */
package org.trackwalk.report.sarif;
