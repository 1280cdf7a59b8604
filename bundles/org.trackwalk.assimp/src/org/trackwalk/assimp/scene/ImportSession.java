package org.trackwalk.assimp.scene;

import java.util.function.Supplier;
import org.lwjgl.assimp.AILogStream;
import org.lwjgl.assimp.AIPropertyStore;
import org.lwjgl.assimp.Assimp;
import org.lwjgl.system.MemoryUtil;

/** What Assimp is set to, for all files that this process reads. */
final class ImportSession {

  private static final int YES = 1;
  private static final int NO = 0;

  private final ImportRemarks remarks = new ImportRemarks();
  private final AllowedFiles files = new AllowedFiles(remarks::notOpened);
  private final AIPropertyStore shapes = properties(NO);
  private final AIPropertyStore looks = properties(YES);
  private final String library =
      "Assimp "
          + Assimp.aiGetVersionMajor()
          + "."
          + Assimp.aiGetVersionMinor()
          + "."
          + Assimp.aiGetVersionPatch();

  private ImportSession() {
    log(remarks);
  }

  /** One, made with the first file: before that no native library is loaded. */
  static Supplier<ImportSession> whenAsked() {
    ImportSession[] made = new ImportSession[1];
    return () -> {
      if (made[0] == null) {
        made[0] = new ImportSession();
      }
      return made[0];
    };
  }

  ImportRemarks remarks() {
    return remarks;
  }

  AllowedFiles files() {
    return files;
  }

  String library() {
    return library;
  }

  /** With or without pictures that lie in the file. */
  AIPropertyStore properties(boolean withLooks) {
    return withLooks ? looks : shapes;
  }

  private static AIPropertyStore properties(int textures) {
    AIPropertyStore store = Assimp.aiCreatePropertyStore();
    if (store == null) {
      throw new OutOfMemoryError("no memory for settings");
    }
    // The axes come over as the file states them; the float matrix of Assimp would round the
    // unit.
    set(store, Assimp.AI_CONFIG_IMPORT_FBX_IGNORE_UP_DIRECTION, YES);
    set(store, Assimp.AI_CONFIG_IMPORT_COLLADA_IGNORE_UP_DIRECTION, YES);
    // What nobody asked for costs time and has killed processes.
    set(store, Assimp.AI_CONFIG_IMPORT_FBX_READ_TEXTURES, textures);
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
        AILogStream.calloc().callback((line, user) -> remarks.logged(MemoryUtil.memUTF8Safe(line)));
    Assimp.aiAttachLogStream(stream);
  }

  private static void set(AIPropertyStore store, String name, int value) {
    Assimp.aiSetImportPropertyInteger(store, name, value);
  }
}
