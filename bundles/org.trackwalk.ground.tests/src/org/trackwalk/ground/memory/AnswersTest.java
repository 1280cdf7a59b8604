package org.trackwalk.ground.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Work over two squares of 1 m, of which the one from x = 2 to x = 3 has a vertex moved. */
class AnswersTest {

  private static final Question<Integer> HITS = Question.of("hits");

  private final AtomicInteger worked = new AtomicInteger();

  private static Piece square(String name, float x, float raised) {
    float[] p = {x, 0, 0, x, 0, 1, x + 1, 0, 1, x + 1, raised, 0};
    return Piece.named(name, "l.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  private static WeldedSurface weld(Piece... pieces) {
    return ExactWeld.weld(List.of(pieces), 1, Progress.none());
  }

  private static final Piece STAYS = square("stays", 0, 0);
  private static final WeldedSurface BEFORE = weld(STAYS, square("moves", 2, 0));
  private static final WeldedSurface AFTER = weld(STAYS, square("moves", 2, 0.5f));
  private static final SurfaceChange CHANGE = SurfaceChange.between(BEFORE, AFTER, 1);

  /** Asks how many triangles lie in a column; the work tells nobody where it looks. */
  private int ask(Answers answers, WeldedSurface surface, double x, RowsRead rows) {
    return answers.of(HITS, new double[] {x}, rows, () -> hits(surface, x));
  }

  private int hits(WeldedSurface surface, double x) {
    worked.incrementAndGet();
    int[] all = {0, 1, 2, 3};
    IntList found = new IntList();
    float at = (float) x;
    PieceTrees.empty()
        .over(surface, all, 1, Progress.none())
        .overlapping(at - 0.1f, -1, 0.4f, at + 0.1f, 1, 0.6f, found);
    return found.size();
  }

  @Test
  void whatWasSeenBesideTheChangeIsNotWorkedOutAgain() {
    Answers answers = Answers.empty();
    assertEquals(2, ask(answers, BEFORE, 0.5, null));
    assertEquals(2, ask(answers.after(CHANGE), AFTER, 0.5, null));
    assertEquals(1, worked.get());
  }

  @Test
  void whatWasSeenAtTheChangeIsWorkedOutAgain() {
    Answers answers = Answers.empty();
    ask(answers, BEFORE, 2.5, null);
    ask(answers.after(CHANGE), AFTER, 2.5, null);
    assertEquals(2, worked.get());
  }

  @Test
  void theOtherTriangleOfAPieceWithAMovedVertexIsKept() {
    assertEquals(2, CHANGE.size()); // one that went, one that came
    assertEquals(3, BEFORE.triangleCount() - 1);
    Answers answers = Answers.empty();
    Supplier<Integer> besideTheVertex =
        () -> {
          worked.incrementAndGet();
          Sight.box(2, -1, 0.9, 2.05, 1, 1);
          return 7;
        };
    answers.of(HITS, new double[] {1}, null, besideTheVertex);
    // The box of the triangle that has changed reaches from x = 2 to 3, z = 0 to 1.
    answers.after(CHANGE).of(HITS, new double[] {1}, null, besideTheVertex);
    assertEquals(2, worked.get());
  }

  @Test
  void workWithinWorkIsSeenByBoth() {
    Answers answers = Answers.empty();
    Supplier<Integer> outer = () -> ask(answers, BEFORE, 2.5, null);
    answers.of(Question.of("outer"), new double[0], null, outer);
    Answers next = answers.after(CHANGE);
    AtomicInteger again = new AtomicInteger();
    next.of(Question.<Integer>of("outer"), new double[0], null, again::incrementAndGet);
    assertEquals(1, again.get());
  }

  @Test
  void anAnswerWithinAnAnswerThatIsKnownIsSeenByTheOuterOne() {
    Answers answers = Answers.empty();
    ask(answers, BEFORE, 2.5, null);
    answers.of(Question.of("outer"), new double[0], null, () -> ask(answers, BEFORE, 2.5, null));
    assertEquals(1, worked.get());
    AtomicInteger again = new AtomicInteger();
    answers
        .after(CHANGE)
        .of(Question.<Integer>of("outer"), new double[0], null, again::incrementAndGet);
    assertEquals(1, again.get());
  }

  /** Where a coordinate is no number, no change would ever meet the box. */
  @Test
  void whatLooksWhereNoNumberIsIsNotKept() {
    Answers answers = Answers.empty();
    Supplier<Integer> work =
        () -> {
          Sight.box(0, Double.NaN, 0, 1, Double.NaN, 1);
          return worked.incrementAndGet();
        };
    answers.of(HITS, new double[0], null, work);
    assertEquals(2, answers.after(CHANGE).of(HITS, new double[0], null, work));
  }

  @Test
  void whatDependsOnEverythingIsNotKept() {
    Answers answers = Answers.empty();
    Supplier<Integer> work =
        () -> {
          Sight.everything();
          return worked.incrementAndGet();
        };
    answers.of(HITS, new double[0], null, work);
    assertEquals(2, answers.after(CHANGE).of(HITS, new double[0], null, work));
  }

  @Test
  void rowsThatWereReadMustBeWhatTheyWere() {
    long[] before = {5, 6, 7};
    long[] other = {5, 6, 8};
    RowsRead reading = new RowsRead(offset -> before[offset]);
    Answers answers = Answers.empty();
    Supplier<Integer> work =
        () -> {
          worked.incrementAndGet();
          reading.note(2);
          reading.note(0);
          return 1;
        };
    answers.of(HITS, new double[0], reading, work);
    answers
        .after(CHANGE)
        .of(HITS, new double[0], new RowsRead(offset -> before[offset]), () -> fail());
    RowsRead changed = new RowsRead(offset -> other[offset]);
    assertEquals(9, answers.after(CHANGE).of(HITS, new double[0], changed, () -> 9));
  }

  private static int fail() {
    throw new AssertionError("it is known");
  }

  @Test
  void numbersOfTrianglesAreThoseOfToday() {
    Question<Integer> triangle = new Question<>("triangle", (t, change) -> change.now(t));
    int last = BEFORE.triangleCount() - 1;
    Answers answers = Answers.empty();
    int kept = CHANGE.before(0);
    answers.of(triangle, new double[0], null, () -> kept);
    assertEquals(0, answers.after(CHANGE).of(triangle, new double[0], null, () -> last));
  }

  @Test
  void whoeverAsksPaysWhatItCost() {
    Answers answers = Answers.empty();
    assertEquals(spent(answers, BEFORE), spent(answers.after(CHANGE), AFTER));
    assertNotEquals(0, spent(answers, BEFORE));
    assertEquals(1, worked.get());
  }

  private long spent(Answers answers, WeldedSurface surface) {
    Budget budget = new Budget(Long.MAX_VALUE);
    budget.within(() -> ask(answers, surface, 0.5, null));
    return budget.spent();
  }

  @Test
  void contentHasTheSameNumberInEachCheck() {
    Answers answers = Answers.empty();
    long one = answers.number(new double[] {1, 0.0});
    assertNotEquals(one, answers.number(new double[] {1, -0.0}));
    Answers next = answers.after(CHANGE);
    assertNotEquals(one, next.number(new double[] {2}));
    assertEquals(one, next.number(new double[] {1, 0.0}));
  }

  @Test
  void ofALevelThatIsCheckedOnceNothingIsKept() {
    ask(Answers.none(), BEFORE, 0.5, null);
    ask(Answers.none(), BEFORE, 0.5, null);
    assertEquals(2, worked.get());
  }
}
