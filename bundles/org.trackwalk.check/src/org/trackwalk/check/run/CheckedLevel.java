package org.trackwalk.check.run;

import java.util.List;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * A finished check with what its findings come from.
 *
 * @param context of the rules
 * @param findings that are not accepted, one by one, before those of one cause are folded
 * @param report what is shown
 */
public record CheckedLevel(RuleContext context, List<Finding> findings, LevelReport report) {}
