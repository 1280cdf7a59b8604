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

/** One job of Spark: a task a shard, and each part on the driver's disk as soon as it is there. */
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
   * @return the parts, in the order of the shards
   * @throws RefusedException when a check was refused as it was typed
   * @throws LostException when a part could not be checked on any machine
   * @throws UncheckedIOException when a part cannot be written here
   */
  List<Path> run(ShardTask task, IntConsumer done) throws RefusedException, LostException {
    int shards = task.shards();
    JavaRDD<Integer> indices =
        context.parallelize(IntStream.rangeClosed(1, shards).boxed().toList(), shards);
    Path[] parts = new Path[shards];
    List<ShardAnswer> refused = new ArrayList<>();
    int[] answered = {0};
    Function1<Iterator<Integer>, ShardAnswer> work =
        (Function1<Iterator<Integer>, ShardAnswer> & Serializable)
            (one -> answer(task, one.next()));
    Function2<Object, ShardAnswer, BoxedUnit> taken =
        (place, answer) -> {
          if (answer.part().length == 0) {
            refused.add(answer);
          } else {
            parts[answer.index() - 1] = written(answer);
          }
          done.accept(++answered[0]);
          return BoxedUnit.UNIT;
        };
    ClassTag<ShardAnswer> type = ClassTag$.MODULE$.apply(ShardAnswer.class);
    try {
      context.sc().runJob(indices.rdd(), work, taken, type);
    } catch (Exception e) {
      // Scala has no checked exceptions: this is one of which the compiler does not know.
      if (e instanceof SparkException) {
        throw new LostException(why(e), e);
      }
      throw e;
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
        .filter(line -> line.contains(ShardTask.FAILED))
        .map(line -> line.substring(line.indexOf(ShardTask.FAILED)))
        .findFirst()
        .orElse(all.lines().findFirst().orElse(""))
        .strip();
  }

  private static ShardAnswer answer(ShardTask task, int index) {
    try {
      return task.answer(index, Path.of(SparkFiles.getRootDirectory()));
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  private Path written(ShardAnswer answer) {
    try {
      return Files.write(folder.resolve(answer.index() + ".trackwalk-part"), answer.part());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
