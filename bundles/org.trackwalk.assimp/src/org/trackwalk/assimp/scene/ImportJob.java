package org.trackwalk.assimp.scene;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.lwjgl.assimp.AILogStream;
import org.lwjgl.assimp.AIPropertyStore;
import org.lwjgl.assimp.AIScene;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;
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

  private static final int YES = 1;
  private static final int NO = 0;

  /** Made with the first file: before that no native library is loaded. */
  private Session session;

  private static final class Session {
    final ImportRemarks remarks = new ImportRemarks();
    final AllowedFiles files = new AllowedFiles(remarks::notOpened);
    final AIPropertyStore properties = properties();
    final String library =
        "Assimp "
            + Assimp.aiGetVersionMajor()
            + "."
            + Assimp.aiGetVersionMinor()
            + "."
            + Assimp.aiGetVersionPatch();

    Session() {
      log(remarks);
    }

    private static AIPropertyStore properties() {
      AIPropertyStore store = Assimp.aiCreatePropertyStore();
      if (store == null) {
        throw new OutOfMemoryError("no memory for settings");
      }
      // The axes come over as the file states them; the float matrix of Assimp would round the
      // unit.
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_IGNORE_UP_DIRECTION, YES);
      set(store, Assimp.AI_CONFIG_IMPORT_COLLADA_IGNORE_UP_DIRECTION, YES);
      // What nobody asked for costs time and has killed processes.
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_TEXTURES, NO);
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_CAMERAS, NO);
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_LIGHTS, NO);
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_ANIMATIONS, NO);
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_WEIGHTS, NO);
      // One matrix for each factor, multiplied in double by who reads the answer.
      set(store, Assimp.AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, YES);
      return store;
    }

    /** Warnings and errors go to the remarks from now on; Assimp keeps the stream's address. */
    private static void log(ImportRemarks remarks) {
      AILogStream stream =
          AILogStream.calloc()
              .callback((line, user) -> remarks.logged(MemoryUtil.memUTF8Safe(line)));
      Assimp.aiAttachLogStream(stream);
    }

    private static void set(AIPropertyStore store, String name, int value) {
      Assimp.aiSetImportPropertyInteger(store, name, value);
    }
  }

  @Override
  public int kind() {
    return WorkerProtocol.IMPORT;
  }

  @Override
  public void run(ByteBuffer request, AnswerOutput out) throws RefusedException, IOException {
    List<Path> files = files(request);
    String main = files.getFirst().toString();
    if (!Files.isReadable(files.getFirst())) {
      throw new RefusedException("the file cannot be opened");
    }
    if (session == null) {
      session = new Session();
    }
    session.files.allow(files);
    session.remarks.begin(main);
    AIScene scene = null;
    try {
      scene =
          Assimp.aiImportFileExWithProperties(
              main, NO_PROCESSING, session.files.access(), session.properties);
      if (scene == null) {
        throw new RefusedException(RefusalText.of(Assimp.aiGetErrorString(), main));
      }
      out.begin();
      new SceneWriter(out).write(scene, session.library, session.remarks);
    } finally {
      session.files.forget();
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
