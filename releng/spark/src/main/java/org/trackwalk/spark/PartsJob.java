package org.trackwalk.spark;

import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SparkException;
import org.apache.spark.SparkFiles;
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
   * @param done told how many have answered, in no order
   * @return the parts, in order
   * @throws RefusedException when a check was refused as it was typed
   * @throws LostException when a part could not be checked on any machine
   * @throws IOException when a part cannot be written here
   */
  List<Path> run(PartWork work, IntConsumer done)
      throws RefusedException, LostException, IOException {
    int count = work.parts();
    JavaRDD<Integer> indices =
        context.parallelize(IntStream.rangeClosed(1, count).boxed().toList(), count);
    Path[] parts = new Path[count];
    List<PartAnswer> refused = new ArrayList<>();
    List<IOException> unwritten = new ArrayList<>();
    int[] answered = {0};
    Function1<Iterator<Integer>, PartAnswer> job =
        (Function1<Iterator<Integer>, PartAnswer> & Serializable) (one -> answer(work, one.next()));
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
          done.accept(++answered[0]);
          return BoxedUnit.UNIT;
        };
    ClassTag<PartAnswer> type = ClassTag$.MODULE$.apply(PartAnswer.class);
    try {
      context.sc().runJob(indices.rdd(), job, taken, type);
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
        .filter(line -> line.contains(PartWork.FAILED))
        .map(line -> line.substring(line.indexOf(PartWork.FAILED)))
        .findFirst()
        .orElse(all.lines().findFirst().orElse(""))
        .strip();
  }

  private static PartAnswer answer(PartWork work, int index) {
    try {
      return work.answer(index, Path.of(SparkFiles.getRootDirectory()));
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }
}
