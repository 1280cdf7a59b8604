/** What GitHub's workflow runs show: annotations, and a summary in Markdown. */
package org.trackwalk.report.github;
