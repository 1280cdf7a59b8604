package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IFile;
import org.trackwalk.eclipse.core.change.MarkPieces;
import org.trackwalk.eclipse.core.change.PieceClass;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.eclipse.viewer.LevelPlace;

/** <em>Mark as road, verge, …</em>: of files, or of the piece that is selected in the 3D view. */
public final class MarkAs extends AbstractHandler {

  /** Name of a {@link PieceClass}. */
  static final String AS = "org.trackwalk.eclipse.ui.mark.as";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    Selected selected = Selected.of(event);
    PieceClass as = PieceClass.valueOf(event.getParameter(AS).toUpperCase(Locale.ROOT));
    LevelPlace place = selected.place().orElse(null);
    List<IFile> files = selected.meshes();
    if (place != null && place.file() != null && !place.piece().isEmpty()) {
      piece(place, as);
    } else if (files.isEmpty()) {
      Refusal.say("Choose mesh files, or a piece in the 3D view.");
    } else {
      Map<TrackLevel, List<IFile>> byLevel = new LinkedHashMap<>();
      for (IFile file : files) {
        TrackLevel level = Levels.of(file).orElseThrow();
        byLevel.computeIfAbsent(level, l -> new ArrayList<>()).add(file);
      }
      byLevel.forEach(
          (level, same) ->
              ChangeRun.run(
                  "Marking as " + as.words(),
                  (progress, monitor) -> MarkPieces.files(level, same, as, progress)));
    }
    return null;
  }

  private static void piece(LevelPlace place, PieceClass as) {
    TrackLevel level = Levels.of(place.file()).orElseThrow();
    ChangeRun.run(
        "Marking as " + as.words(),
        (progress, monitor) -> {
          LevelPart part = LevelParts.with(level, place.file(), monitor);
          return MarkPieces.pieces(level, part, List.of(place.piece()), as, progress);
        });
  }
}
