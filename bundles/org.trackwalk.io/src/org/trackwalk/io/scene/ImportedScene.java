package org.trackwalk.io.scene;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * What a scene file says, as a level manifest that is not written yet.
 *
 * @param name of the files to write, without an ending: usually the scene file's name or folder
 * @param folder where the manifest belongs: the folder that the manifest's files are relative to,
 *     and that holds them all; usually the scene's
 * @param manifest with its pieces; placements in the file's axes after what the file itself says,
 *     right-handed (a left-handed transform M becomes S M S with S = diag(1, 1, -1)). Its {@code
 *     line} is null: who writes the line names its file
 * @param line the racing line as xyz triples in metres, Y up, right-handed; null for none
 * @param lineClosed whether it returns to its start (the first point is not repeated)
 * @param notes for the designer: what was left out or guessed, one sentence each, without a line
 *     end
 * @param lineSpeeds how fast each point of the line is driven through, m/s; null when nobody says
 * @param lineSides metres of road to the left and to the right of each point of the line, in turn;
 *     null when nobody says
 */
public record ImportedScene(
    String name,
    Path folder,
    LevelManifest manifest,
    double[] line,
    boolean lineClosed,
    List<String> notes,
    double[] lineSpeeds,
    double[] lineSides) {

  /** A scene whose line says neither speeds nor room. */
  public ImportedScene(
      String name,
      Path folder,
      LevelManifest manifest,
      double[] line,
      boolean lineClosed,
      List<String> notes) {
    this(name, folder, manifest, line, lineClosed, notes, null, null);
  }

  /** Takes a copy of the notes. */
  public ImportedScene {
    notes = List.copyOf(notes);
  }
}
