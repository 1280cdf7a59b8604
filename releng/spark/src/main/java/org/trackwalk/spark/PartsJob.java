package org.trackwalk.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.reflect.ClassTag;
import scala.reflect.ClassTag$;
import scala.runtime.BoxedUnit;

/** One job of Spark: a task a part, and each part on the driver's disk as soon as it is there. */
final class PartsJob {

  private final JavaSparkContext context;
  private final Path folder;

  /**
   * A job.
   *
   * @param folder where the parts are written, on the driver
   */
  PartsJob(JavaSparkContext context, Path folder) {
    this.context = context;
    this.folder = folder;
  }

  /**
   * Runs all tasks. One whose executor is lost, or that throws, is run again by Spark on another.
   *
   * @param done told how many tasks are done, in no order, and how many there are
   * @return the parts, in order
   * @throws RefusedException when a check was refused as it was typed
   * @throws LostException when a part could not be made on any machine
   * @throws IOException when a part cannot be written here
   */
  List<Path> run(PartWork work, BiConsumer<Integer, Integer> done)
      throws RefusedException, LostException, IOException {
    int count = work.parts();
    JavaRDD<PartAnswer> answers =
        work.answers(context.parallelize(IntStream.rangeClosed(1, count).boxed().toList(), count));
    Path[] parts = new Path[answers.getNumPartitions()];
    int before = work.before();
    int all = before + parts.length;
    context.sc().addSparkListener(new MapTasks(ended -> done.accept(ended, all), before));
    List<PartAnswer> refused = new ArrayList<>();
    List<IOException> unwritten = new ArrayList<>();
    int[] answered = {before};
    Function1<Iterator<PartAnswer>, PartAnswer> job =
        (Function1<Iterator<PartAnswer>, PartAnswer> & Serializable) Iterator::next;
    Function2<Object, PartAnswer, BoxedUnit> taken =
        (place, answer) -> {
          if (answer.part().length == 0) {
            refused.add(answer);
          } else {
            try {
              Path part = folder.resolve(work.name(answer.index()));
              parts[answer.index() - 1] = Files.write(part, answer.part());
            } catch (IOException e) {
              unwritten.add(e); // thrown here, it would be Spark's own failure
            }
          }
          done.accept(++answered[0], all);
          return BoxedUnit.UNIT;
        };
    ClassTag<PartAnswer> type = ClassTag$.MODULE$.apply(PartAnswer.class);
    try {
      context.sc().runJob(answers.rdd(), job, taken, type);
    } catch (Exception e) {
      // Scala has no checked exceptions: this is one of which the compiler does not know.
      if (e instanceof SparkException) {
        throw new LostException(why(e), e);
      }
      throw e;
    }
    if (!unwritten.isEmpty()) {
      throw unwritten.get(0);
    }
    if (!refused.isEmpty()) {
      throw new RefusedException(refused.get(0).said());
    }
    return List.of(parts);
  }

  /** Spark tells whole stack traces; the task's own words are one line of them. */
  private static String why(Exception e) {
    String all = String.valueOf(e.getMessage());
    return all.lines()
        .map(PartsJob::own)
        .filter(line -> !line.isEmpty())
        .findFirst()
        .orElse(all.lines().findFirst().orElse(""))
        .strip();
  }

  private static String own(String line) {
    int checked = line.indexOf(PartWork.FAILED);
    int at = checked < 0 ? line.indexOf(PartWork.UNJOINED) : checked;
    return at < 0 ? "" : line.substring(at);
  }
}
