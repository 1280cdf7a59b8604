package org.trackwalk.check.rule;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.seams.ledger.Ledger;

/**
 * A level's open edges. Which of them something faces is told without knowing the road; what the
 * others are is worked out when somebody asks for it.
 *
 * @param edges without their reasons
 * @param faced the ledger of the edges that something faces, none of the others in it
 * @param judged all of them
 */
public record LevelBorders(
    Supplier<OpenEdges> edges, Once<Ledger> faced, Once<JudgedBorders> judged) {

  /** The last of the classes that need no road. */
  private static final LedgerClass LAST_FACED = LedgerClass.OVERLAP;

  /** A ledger in which all classes are found that tell of edges which something faces. */
  public Ledger near() {
    return judged.known() ? judged.get().ledger() : faced.get();
  }

  /** Whether some open edge has this class. */
  public boolean has(LedgerClass owner) {
    Ledger ledger = owner.compareTo(LAST_FACED) <= 0 ? near() : judged.get().ledger();
    return ledger.entries().stream().anyMatch(entry -> entry.owner() == owner);
  }

  /**
   * Open edges per class, in the order of docs/ledger.md; classes that nobody asked for are not
   * there.
   *
   * @param counted which half-edges count
   */
  public Map<LedgerClass, Integer> counts(IntPredicate counted) {
    if (judged.known()) {
      return judged.get().ledger().counts(counted);
    }
    if (!faced.known()) {
      return new EnumMap<>(LedgerClass.class);
    }
    Map<LedgerClass, Integer> counts = faced.get().counts(counted);
    counts.keySet().removeIf(owner -> owner.compareTo(LAST_FACED) > 0);
    return counts;
  }
}
