package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.lwjgl.assimp.AIScene;
import org.lwjgl.assimp.Assimp;
import org.trackwalk.assimp.job.AnswerOutput;
import org.trackwalk.assimp.job.Job;
import org.trackwalk.assimp.job.RefusedException;
import org.trackwalk.io.worker.WorkerProtocol;

/**
 * Reads a mesh file with Assimp and without any of its post-processing: nothing is joined, cut,
 * moved or scaled.
 */
public final class ImportJob implements Job {

  private static final int NO_PROCESSING = 0;

  private final boolean looks;
  private final Supplier<ImportSession> sessions;

  private ImportJob(boolean looks, Supplier<ImportSession> sessions) {
    this.looks = looks;
    this.sessions = sessions;
  }

  /** Reading shapes, and reading shapes with what they look like. */
  public static List<Job> all() {
    Supplier<ImportSession> one = ImportSession.whenAsked();
    return List.of(new ImportJob(false, one), new ImportJob(true, one));
  }

  @Override
  public int kind() {
    return looks ? WorkerProtocol.LOOK : WorkerProtocol.IMPORT;
  }

  @Override
  public void run(ByteBuffer request, AnswerOutput out) throws RefusedException, IOException {
    List<Path> files = files(request);
    String main = files.getFirst().toString();
    if (!Files.isReadable(files.getFirst())) {
      throw new RefusedException("the file cannot be opened");
    }
    ImportSession session = sessions.get();
    session.files().allow(files);
    session.remarks().begin(main);
    AIScene scene = null;
    try {
      scene =
          Assimp.aiImportFileExWithProperties(
              main, NO_PROCESSING, session.files().access(), session.properties(looks));
      if (scene == null) {
        throw new RefusedException(RefusalText.of(Assimp.aiGetErrorString(), main));
      }
      out.begin();
      new SceneWriter(out).write(scene, session.library(), session.remarks());
      if (looks) {
        new LookWriter(out).write(scene);
      }
    } finally {
      session.files().forget();
      if (scene != null) {
        Assimp.aiReleaseImport(scene);
      }
    }
  }

  /** The mesh file, then the others that it may open. */
  private static List<Path> files(ByteBuffer request) throws RefusedException {
    List<Path> files = new ArrayList<>();
    int count = request.getInt();
    for (int i = 0; i < count; i++) {
      byte[] text = new byte[request.getInt()];
      request.get(text);
      files.add(Path.of(new String(text, StandardCharsets.UTF_8)));
    }
    if (files.isEmpty()) {
      throw new RefusedException("no file was named");
    }
    return files;
  }
}
