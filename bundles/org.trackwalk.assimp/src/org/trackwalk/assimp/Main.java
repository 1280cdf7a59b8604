package org.trackwalk.assimp;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.Version;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.assimp.job.Job;
import org.trackwalk.assimp.job.RefusedException;
import org.trackwalk.assimp.packed.DracoJob;
import org.trackwalk.assimp.packed.MeshoptJob;
import org.trackwalk.assimp.scene.ImportJob;
import org.trackwalk.io.worker.WorkerProtocol;

/** The worker: one job after the other until its parent goes. */
public final class Main {

  /** One line per kind of job. Libraries are loaded when the first job of a kind comes. */
  private static final List<Job> JOBS = jobs();

  /** Importers walk scenes recursively: a deep one is to be read, not to kill. Virtual memory. */
  private static final long STACK_BYTES = 256L << 20;

  /** Property of LWJGL: where it puts the libraries that it takes out of its jars. */
  private static final String EXTRACTED = "org.lwjgl.system.SharedLibraryExtractPath";

  private Main() {}

  private static List<Job> jobs() {
    List<Job> jobs = new ArrayList<>(ImportJob.all());
    jobs.add(new MeshoptJob());
    jobs.add(new DracoJob());
    return jobs;
  }

  /** Reads the hello from standard input, connects, and works. */
  public static void main(String[] arguments) throws IOException {
    separateVersions();
    InputStream in = System.in;
    Hello hello = Hello.read(in);
    new MemoryWatch(hello.memoryMegabytes()).start();
    Requests requests = new Requests(in);
    requests.listen();
    AnswerOutput out = new AnswerOutput(hello.connect());
    new Thread(null, () -> work(requests, out), "jobs", STACK_BYTES).start();
  }

  /** A library must not be replaced by that of another version while a process runs it. */
  private static void separateVersions() {
    String cache = System.getProperty(EXTRACTED, "");
    if (!cache.isEmpty()) {
      String version =
          Version.VERSION_MAJOR + "." + Version.VERSION_MINOR + "." + Version.VERSION_REVISION;
      String folder = version + "-" + System.getProperty("os.arch");
      System.setProperty(EXTRACTED, Path.of(cache, folder).toString());
    }
  }

  private static void work(Requests requests, AnswerOutput out) {
    try (out) {
      while (true) {
        answer(requests.next(), out);
      }
    } catch (IOException | InterruptedException e) {
      Runtime.getRuntime().halt(WorkerProtocol.EXIT_PARENT_GONE);
    } catch (OutOfMemoryError e) {
      Runtime.getRuntime().halt(WorkerProtocol.EXIT_MEMORY);
    }
  }

  private static void answer(Requests.Request request, AnswerOutput out) throws IOException {
    for (Job job : JOBS) {
      if (job.kind() == request.kind()) {
        try {
          job.run(request.payload(), out);
          out.end();
        } catch (RefusedException e) {
          out.refusal(WorkerProtocol.REFUSED, e.getMessage());
        } catch (LinkageError e) {
          out.refusal(WorkerProtocol.UNABLE, unable(e));
        }
        return;
      }
    }
    out.refusal(WorkerProtocol.UNABLE, "the importer does not know jobs of kind " + request.kind());
  }

  private static String unable(LinkageError e) {
    return "the importer's libraries cannot be loaded on "
        + System.getProperty("os.name")
        + " "
        + System.getProperty("os.arch")
        + " ("
        + String.valueOf(e.getMessage()).lines().findFirst().orElse("")
        + "); export as glTF or OBJ";
  }
}
