package org.trackwalk.eclipse.core.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IResource;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.core.marker.MarkerDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;

/** Markers of a level that was checked in several parts: one limit for all of them. */
final class PartDrafts {

  private PartDrafts() {}

  /** What turns the findings of one part into markers. */
  static FindingDrafts drafts(TrackLevel level, LevelPart part) {
    Map<String, Piece> pieces = new HashMap<>();
    for (Piece piece : part.checked().context().level().pieces()) {
      pieces.put(piece.name(), piece);
    }
    Map<String, Optional<IResource>> files = new HashMap<>();
    return new FindingDrafts(
        level,
        part.name(),
        pieces::get,
        name -> {
          Piece piece = pieces.get(name);
          return piece == null
              ? null
              : files
                  .computeIfAbsent(
                      piece.file(),
                      f -> PieceFiles.file(level, part.source(), f).map(IResource.class::cast))
                  .orElse(null);
        },
        finding -> part.second() == null ? "" : part.second().words(finding));
  }

  static List<MarkerDraft> of(TrackLevel level, List<LevelPart> parts, int limit) {
    Map<Finding, FindingDrafts> makers = new IdentityHashMap<>();
    List<Finding> all = new ArrayList<>();
    for (LevelPart part : parts) {
      FindingDrafts drafts = drafts(level, part);
      for (Finding finding : part.report().findings()) {
        makers.put(finding, drafts);
        all.add(finding);
      }
    }
    return FindingDrafts.of(level, all, makers::get, limit);
  }
}
