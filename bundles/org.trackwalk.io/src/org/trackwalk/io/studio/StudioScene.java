package org.trackwalk.io.studio;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.progress.Progress;

/** What a file holds: materials and objects of the editor, nodes of the keyframer. */
final class StudioScene {

  private final ChunkInput input;
  private final ImportRequest request;
  private final Progress progress;
  private final StudioMaterials materials;
  private final List<StudioObject> objects = new ArrayList<>();
  private final List<StudioNode> nodes = new ArrayList<>();
  private double scale = 1;

  private StudioScene(ChunkInput input, ImportRequest request, Progress progress) {
    this.input = input;
    this.request = request;
    this.progress = progress;
    this.materials = new StudioMaterials(input);
  }

  /** Reads the chunks in the outermost one. */
  static StudioScene read(
      ChunkInput input, StudioChunk main, ImportRequest request, Progress progress)
      throws ImportException {
    StudioScene scene = new StudioScene(input, request, progress);
    for (StudioChunk c = main.first(input); c != null; c = c.next(input, main)) {
      if (c.id() == StudioChunk.EDITOR) {
        scene.editor(c);
      } else if (c.id() == StudioChunk.KEYFRAMER) {
        scene.keyframer(c);
      }
    }
    return scene;
  }

  StudioMaterials materials() {
    return materials;
  }

  /** Objects that are meshes, in their order. */
  List<StudioObject> objects() {
    return objects;
  }

  /** All nodes in their order, those of cameras and lights too. */
  List<StudioNode> nodes() {
    return nodes;
  }

  /** By what everything is multiplied. */
  double scale() {
    return scale;
  }

  private void editor(StudioChunk editor) throws ImportException {
    for (StudioChunk c = editor.first(input); c != null; c = c.next(input, editor)) {
      switch (c.id()) {
        case StudioChunk.MASTER_SCALE -> masterScale(c);
        case StudioChunk.MATERIAL -> materials.add(c);
        case StudioChunk.OBJECT -> object(c);
        default -> {
          // Views, fog, shadows, versions.
        }
      }
    }
  }

  /** What is shown is divided by it, as Assimp does; what cannot divide is not believed. */
  private void masterScale(StudioChunk chunk) throws ImportException {
    input.require(chunk.start(), 4, chunk.end(), "the scale of the scene");
    float master = input.floatAt(chunk.start());
    scale = master > 0 && Float.isFinite(master) ? 1.0 / master : 1;
  }

  private void object(StudioChunk object) throws ImportException {
    progress.check();
    int zero = input.endOfName(object.start(), object.end());
    String name = input.name(object.start(), zero);
    StudioChunk c = StudioChunk.at(input, zero + 1, object.end());
    for (; c != null; c = c.next(input, object)) {
      if (c.id() == StudioChunk.MESH) {
        objects.add(StudioMesh.read(input, name, c));
        PieceLimit.check(objects.size(), request.displayName());
      }
    }
  }

  private void keyframer(StudioChunk keyframer) throws ImportException {
    int number = 0;
    for (StudioChunk c = keyframer.first(input); c != null; c = c.next(input, keyframer)) {
      if (c.id() >= StudioChunk.AMBIENT_NODE && c.id() <= StudioChunk.LAST_NODE) {
        progress.check();
        if (c.id() != StudioChunk.AMBIENT_NODE) {
          nodes.add(StudioNodeReader.read(input, c, number));
        }
        PieceLimit.check(++number, request.displayName());
      }
    }
  }
}
