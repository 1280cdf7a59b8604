package org.trackwalk.eclipse.ui.preferences;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.trackwalk.course.scale.UnitWords;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.change.PieceClass;
import org.trackwalk.eclipse.core.check.LastDuration;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.PieceFiles;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.ManifestNames;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.Origin;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/** What is known of a file, a manifest or a folder, without reading a mesh. */
final class FileFacts {

  private static final int MILLISECONDS = 1000;

  private static final Comparator<String> WORST_FIRST =
      Comparator.comparingInt(List.of("error", "warning", "note")::indexOf);

  private final IResource resource;
  private final TrackLevel level;

  FileFacts(IResource resource, TrackLevel level) {
    this.resource = resource;
    this.level = level;
  }

  /** Name to value, in the order in which they are shown. */
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    LevelState state = TrackwalkCore.book().state(level);
    lines.put("Level", level.name() + ", " + kind());
    List<Piece> pieces = pieces(state);
    if (pieces.isEmpty()) {
      lines.put("Geometry", "not in memory; Check Level reads it");
    } else {
      int triangles = pieces.stream().mapToInt(Piece::triangleCount).sum();
      lines.put("Pieces", String.format(Locale.ROOT, "%,d", pieces.size()));
      lines.put("Triangles", String.format(Locale.ROOT, "%,d", triangles));
      lines.put("Unit", joined(pieces.stream().map(p -> UnitWords.of(p.frame().unit())).toList()));
      lines.put("Up axis", joined(pieces.stream().map(p -> p.frame().up().name()).toList()));
    }
    for (LevelPart part : state.parts()) {
      lines.put(
          state.parts().size() == 1 ? "Road" : "Road of " + part.name(),
          sentence(part.report().corridor().explanation()));
    }
    lines.put("Last check", check(state));
    if (!state.parts().isEmpty()) {
      lines.put("Problems", problems(state));
    }
    lines.put("Judged by", judges());
    return lines;
  }

  /** What a mesh file is for by the level's manifest; empty when that does not say. */
  Optional<PieceClass> stated() {
    LevelManifest manifest = level.manifest().flatMap(ManifestNames::read).orElse(null);
    if (manifest == null || manifest.pieces() == null) {
      return Optional.empty();
    }
    for (ManifestPiece piece : manifest.pieces()) {
      String name = piece.file().text().replace('\\', '/');
      if (piece.node() == null && resource.getFullPath().toString().endsWith("/" + name)) {
        if (Boolean.FALSE.equals(piece.collidable())) {
          return Optional.of(PieceClass.NOT_COLLIDABLE);
        }
        if (piece.surfaceClass() != null) {
          String word = piece.surfaceClass().name();
          return List.of(PieceClass.values()).stream()
              .filter(each -> each.name().equals(word))
              .findFirst();
        }
      }
    }
    return Optional.empty();
  }

  private String kind() {
    return switch (level.kind()) {
      case MANIFEST -> "from its manifest " + level.anchor().getName();
      case FOLDER -> "all meshes of the folder that touch each other; no manifest";
      case FILE -> "this file alone";
    };
  }

  private List<Piece> pieces(LevelState state) {
    boolean one = Levels.isMesh(resource);
    return state.parts().stream()
        .flatMap(
            part ->
                part.checked().context().level().pieces().stream()
                    .filter(piece -> !one || isOf(part, piece)))
        .toList();
  }

  private boolean isOf(LevelPart part, Piece piece) {
    return PieceFiles.file(level, part.source(), piece.file())
        .filter(file -> file.equals((IFile) resource))
        .isPresent();
  }

  /** The name of the line says already what it is about. */
  private static String sentence(String explanation) {
    return explanation.startsWith("road = ")
        ? explanation.substring("road = ".length())
        : explanation;
  }

  private static String joined(List<String> words) {
    return String.join(", ", new TreeSet<>(words));
  }

  private String check(LevelState state) {
    if (state.at() == null) {
      double before = LastDuration.of(level);
      return before > 0
          ? String.format(Locale.ROOT, "before this session, in %.1f s", before / MILLISECONDS)
          : "never";
    }
    DateTimeFormatter format = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.SHORT);
    String when = format.format(state.at().atZone(ZoneId.systemDefault()));
    return String.format(Locale.ROOT, "%s, in %.1f s", when, state.milliseconds() / MILLISECONDS)
        + (state.phase() == LevelState.Phase.FAILED ? "; since then: " + state.message() : "");
  }

  private static String problems(LevelState state) {
    Map<String, Long> counts =
        state.parts().stream()
            .map(LevelPart::report)
            .map(LevelReport::findings)
            .flatMap(List::stream)
            .collect(
                Collectors.groupingBy(
                    FileFacts::severity, () -> new TreeMap<>(WORST_FIRST), Collectors.counting()));
    return counts.isEmpty()
        ? "none"
        : counts.entrySet().stream()
            .map(each -> each.getValue() + " " + each.getKey() + (each.getValue() == 1 ? "" : "s"))
            .collect(Collectors.joining(", "));
  }

  private static String severity(Finding finding) {
    return switch (finding.severity()) {
      case ERROR -> "error";
      case WARNING -> "warning";
      default -> "note";
    };
  }

  private String judges() {
    try {
      LevelSettings settings = LevelSettings.of(level);
      Origin origin = settings.origins().get(SettingKey.PROFILES);
      String who = String.join(", ", settings.profiles());
      return switch (origin) {
        case MANIFEST -> "the engines in the manifest";
        case PROJECT -> (who.isEmpty() ? "the usual engine" : who) + ", set for the project";
        case WORKSPACE -> (who.isEmpty() ? "the usual engine" : who) + ", set in the preferences";
        default -> "the usual engine";
      };
    } catch (SettingException e) {
      return e.getMessage();
    }
  }
}
