package org.trackwalk.io.scene.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.aside.AsideFile;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestLine;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestWriter;
import org.trackwalk.io.scene.ImportedScene;

/**
 * Writes an imported scene: {@code NAME.trackwalk.json} and, when it has a line, {@code
 * NAME-line.csv} beside it.
 */
public final class SceneWriting {

  private static final String LINE_ENDING = "-line.csv";

  private SceneWriting() {}

  /**
   * What was written.
   *
   * @param manifest the manifest
   * @param line the line's file; null when the scene has none
   * @param outside whether the manifest names files outside its folder, so that a check of it needs
   *     {@code --allow-outside}
   */
  public record Written(Path manifest, Path line, boolean outside) {}

  /** Where a scene's manifest belongs unless the user says otherwise. */
  public static Path usualTarget(ImportedScene scene) {
    return scene.folder().resolve(scene.name() + LevelManifest.ENDING);
  }

  /** Where the line of a manifest goes. */
  public static Path lineFile(Path manifest) {
    String name = manifest.getFileName().toString();
    String stem =
        name.endsWith(LevelManifest.ENDING)
            ? name.substring(0, name.length() - LevelManifest.ENDING.length())
            : name;
    return manifest.resolveSibling(stem + LINE_ENDING);
  }

  /** The files that writing would replace. */
  public static List<Path> existing(ImportedScene scene, Path target) {
    List<Path> there = new ArrayList<>();
    if (Files.exists(target)) {
      there.add(target);
    }
    if (scene.line() != null && Files.exists(lineFile(target))) {
      there.add(lineFile(target));
    }
    return there;
  }

  /**
   * Writes both files, the line first, so that a manifest never names a line that is not there.
   *
   * @param target the manifest, in a folder that exists; references are made relative to it
   * @param replace whether files that are there may be replaced
   * @throws FileAlreadyExistsException when one is there and must not; then nothing is written
   * @throws IOException when they cannot be written
   */
  public static Written write(ImportedScene scene, Path target, boolean replace)
      throws IOException {
    List<Path> there = existing(scene, target);
    if (!replace && !there.isEmpty()) {
      throw new FileAlreadyExistsException(there.get(0).toString());
    }
    Path folder = target.toAbsolutePath().normalize().getParent();
    Path line = scene.line() == null ? null : lineFile(target);
    LevelManifest manifest = manifest(scene, folder, line);
    if (line != null) {
      byte[] text =
          LineCsv.of(scene.line(), scene.lineSpeeds(), scene.lineSides())
              .getBytes(StandardCharsets.UTF_8);
      AsideFile.write(text, line, replace);
    }
    ManifestWriter.write(manifest, target, replace);
    return new Written(target, line, outside(manifest));
  }

  /**
   * The manifest as it is written into a folder.
   *
   * @param line the line's file in that folder; null for none
   */
  public static LevelManifest manifest(ImportedScene scene, Path folder, Path line) {
    LevelManifest m = scene.manifest();
    List<ManifestPiece> pieces =
        m.pieces() == null ? null : m.pieces().stream().map(p -> moved(p, scene, folder)).toList();
    ManifestLine named =
        line == null
            ? m.line()
            : new ManifestLine(
                FileReference.of(line.getFileName().toString()), scene.lineClosed(), false);
    return m.withPieces(m.up(), m.unit(), pieces)
        .withLine(named)
        .withGame(m.game().moved(name -> moved(name, scene, folder)), Map.of());
  }

  private static ManifestPiece moved(ManifestPiece piece, ImportedScene scene, Path folder) {
    return new ManifestPiece(
        FileReference.of(moved(piece.file().text(), scene, folder)),
        piece.scene(),
        piece.node(),
        piece.nodePlace(),
        piece.placement(),
        piece.collidable(),
        piece.twoSided(),
        piece.surfaceClass(),
        piece.surface());
  }

  private static String moved(String reference, ImportedScene scene, Path folder) {
    Path from = scene.folder().toAbsolutePath().normalize();
    Path file = from.resolve(reference).normalize();
    Path relative =
        file.getRoot() != null && file.getRoot().equals(folder.getRoot())
            ? folder.relativize(file)
            : file;
    return relative.toString().replace('\\', '/');
  }

  private static boolean outside(LevelManifest manifest) {
    return manifest.pieces() != null
        && manifest.pieces().stream()
            .map(piece -> piece.file().text())
            .anyMatch(text -> text.startsWith("../") || Path.of(text).isAbsolute());
  }
}
