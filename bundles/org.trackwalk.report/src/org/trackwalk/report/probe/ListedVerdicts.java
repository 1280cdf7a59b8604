package org.trackwalk.report.probe;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;

/**
 * The verdicts that a picture lists and numbers. A probe as large as a track has hundreds: then
 * contacts come before what does not push, and the order stays that of judgement.
 */
final class ListedVerdicts {

  /** Lines under one view. */
  private static final int MOST = 12;

  private ListedVerdicts() {}

  static List<Verdict> of(Explanation explanation) {
    List<Verdict> all = explanation.verdicts();
    Set<Verdict> chosen = new HashSet<>();
    Stream.concat(all.stream().filter(Verdict::kept), all.stream().filter(v -> !v.kept()))
        .limit(MOST)
        .forEach(chosen::add);
    return all.stream().filter(chosen::contains).toList();
  }
}
