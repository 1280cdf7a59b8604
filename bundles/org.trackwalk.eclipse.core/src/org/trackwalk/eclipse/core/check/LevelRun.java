package org.trackwalk.eclipse.core.check;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.trackwalk.check.baseline.KnownFinding;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.check.session.SessionCheck;
import org.trackwalk.check.states.FindingStates;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.MissingFolder;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.core.marker.FixedMarkers;
import org.trackwalk.eclipse.core.marker.LevelMarkers;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.core.marker.MarkerDraft;
import org.trackwalk.eclipse.core.settings.LevelSettings;
import org.trackwalk.eclipse.core.settings.SettingException;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** One check of one level from settings to markers. */
final class LevelRun {

  private final LevelEntry entry;
  private final TrackLevel level;
  private final CheckRequest request;
  private final Consumer<WeldedSurface> welded;
  private final IProgressMonitor monitor;
  private final List<LevelPart> parts = new ArrayList<>();
  private final List<MarkerDraft> unread = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private String read;
  private Vehicle vehicle;
  private Profile engine;
  private boolean judgedAlike;

  LevelRun(
      LevelEntry entry,
      CheckRequest request,
      Consumer<WeldedSurface> welded,
      IProgressMonitor monitor) {
    this.welded = welded;
    this.entry = entry;
    this.level = entry.level();
    this.request = request;
    this.monitor = monitor;
  }

  /**
   * Checks.
   *
   * @return the new state; that of before with another phase and message when the level cannot be
   *     read at all
   */
  LevelState run() throws CoreException {
    long start = System.nanoTime();
    reads();
    try {
      MissingFolder missing = MissingFolder.of(level.anchor()).orElse(null);
      if (missing != null) {
        messages.add(missing.words());
        unread.add(FindingDrafts.missing(level, missing.words()));
        return failed();
      }
      LevelSettings chosen = LevelSettings.of(level, request.profiles());
      CheckSettings settings = chosen.toCheck();
      vehicle = request.vehicle().isEmpty() ? null : chosen.vehicle(request.vehicle());
      engine = request.engine().isEmpty() ? null : chosen.profile(request.engine());
      Baselines baseline = Baselines.of(level);
      judgedAlike = settings.equals(entry.settings());
      checkAll(settings);
      News news = compare(baseline, settings);
      if (judgedAlike && idle()) {
        // An editor, the builder or a preview asked, and nothing had changed: the news are those
        // of the check before.
        news = entry.news();
      }
      double milliseconds = (System.nanoTime() - start) / 1e6;
      return parts.isEmpty() ? failed() : checked(milliseconds, news);
    } catch (SettingException e) {
      messages.add(e.getMessage());
      unread.add(FindingDrafts.unreadable(level, level.anchor(), "", e.getMessage()));
      return failed();
    }
  }

  private void reads() {
    entry.reads(FileStamps.of(level));
    read = LastRead.of(level);
  }

  private void checkAll(CheckSettings settings) {
    boolean full = request.kind() == CheckRequest.Kind.FULL;
    LevelGroups groups = entry.groups();
    boolean fresh = groups == null || full || !groups.fits(level);
    if (fresh) {
      groups = find(settings);
    } else if (!settings.equals(entry.settings())) {
      for (LevelGroups.Group group : groups.groups()) {
        group.session().use(settings);
      }
    }
    entry.settings(settings);
    Set<Path> leftOut = new HashSet<>();
    boolean again = true;
    while (again) {
      LevelGroups next = check(groups, settings, full, fresh, leftOut);
      again = next != null;
      fresh = true;
      groups = again ? next : groups;
    }
    for (LevelSource source : groups.unread()) {
      IResource target = DiskPath.file(source.files().get(0), level.project()).orElse(null);
      refuse(target, "", source.reason());
    }
  }

  private LevelGroups find(CheckSettings settings) {
    monitor.subTask("Looking for the files of " + level.name());
    Progress progress = new MonitorProgress(monitor);
    LevelGroups groups =
        PromptCancel.run(
            monitor,
            () -> {
              refresh();
              reads();
              return LevelGroups.find(level, settings, progress);
            });
    entry.groups(groups);
    return groups;
  }

  /**
   * Who asks for everything means the disk, also where another program has written. A check of
   * changes must not wait for anybody who holds the folder: he may wait for the check.
   */
  private void refresh() {
    if (request.kind() == CheckRequest.Kind.FULL) {
      try {
        // A manifest may name files in subfolders.
        boolean deep = level.kind() == TrackLevel.Kind.MANIFEST;
        int depth = deep ? IResource.DEPTH_INFINITE : IResource.DEPTH_ONE;
        level.folder().refreshLocal(depth, null);
      } catch (CoreException e) {
        return; // closed meanwhile, or the drive is away: looking for its files tells
      }
    }
  }

  /**
   * Checks all groups.
   *
   * @param fresh whether the groups were found for this check
   * @param leftOut gets the file of a manifest that cannot be read
   * @return other groups, to be checked in place of these: when a file cannot be read any more the
   *     others may form another level; null when all is done
   */
  private LevelGroups check(
      LevelGroups groups, CheckSettings settings, boolean full, boolean fresh, Set<Path> leftOut) {
    parts.clear();
    boolean good = true;
    int number = 0;
    int count = groups.groups().size();
    for (LevelGroups.Group group : groups.groups()) {
      number++;
      String which = count == 1 ? "" : number + " of " + count + ": ";
      Progress progress = new MonitorProgress(monitor, which);
      LevelSource source = group.source();
      LevelSession session = group.session();
      boolean news = count == 1 && session.latest().isEmpty();
      session.whenWelded(news ? welded : surface -> {});
      try {
        SessionCheck check =
            PromptCancel.call(
                monitor,
                () -> full ? session.checkAll(progress) : session.recheck(changed(), progress));
        LevelReport report = check.report();
        LevelPart part =
            new LevelPart(
                report.name(),
                source,
                check.checked(),
                report,
                null,
                EngineWords.NONE,
                check.redone(),
                session);
        LevelPart before = kept(part);
        parts.add(
            part.driven(before == null ? EngineWords.NONE : before.engines())
                .beside(second(check.checked(), before, settings, progress)));
      } catch (ImportException e) {
        good = false;
        IFile file = PieceFiles.file(level, source, e.file()).orElse(null);
        Path path = file == null ? null : DiskPath.of(file).orElse(null);
        boolean manifest = level.kind() == TrackLevel.Kind.MANIFEST;
        if (manifest && path != null && !file.equals(level.anchor()) && leftOut.add(path)) {
          refuse(file, e.place(), source.why(e));
          LevelGroups rest = LevelGroups.without(leftOut, level.location().orElseThrow(), settings);
          entry.groups(rest);
          return rest;
        }
        if (manifest || fresh) {
          refuse(file, e.place(), source.why(e));
        }
      } catch (IOException e) {
        good = false;
        refuse(null, "", source.why(e));
      }
    }
    if (good || fresh || level.kind() == TrackLevel.Kind.MANIFEST) {
      return null;
    }
    unread.clear();
    messages.clear();
    return find(settings);
  }

  /** What is asked for beside the level's own, else what stood there if nothing was judged anew. */
  private SecondJudge second(
      CheckedLevel checked, LevelPart before, CheckSettings settings, Progress progress) {
    if (vehicle == null && engine == null) {
      return before == null ? null : before.second();
    }
    return PromptCancel.run(
        monitor,
        () ->
            vehicle == null
                ? SecondJudge.of(checked, engine, settings, progress)
                : SecondJudge.of(checked, vehicle, settings, progress));
  }

  /** The part of before, where nothing has been judged anew: a state was said, say. */
  private LevelPart kept(LevelPart part) {
    boolean same = judgedAlike && request.kind() == CheckRequest.Kind.CHANGED && part.idle();
    return entry.state().parts().stream()
        .filter(before -> same && before.name().equals(part.name()))
        .findFirst()
        .orElse(null);
  }

  private Set<Path> changed() {
    Set<Path> paths = new HashSet<>();
    for (IFile file : request.changed()) {
      DiskPath.of(file).ifPresent(paths::add);
    }
    return paths;
  }

  private void refuse(IResource target, String place, String message) {
    boolean known = target != null && target.exists();
    IResource on = known ? target : level.anchor();
    messages.add(on.equals(level.anchor()) ? message : on.getName() + ": " + message);
    boolean named = !known || message.contains(on.getName());
    String told = named ? message : on.getName() + " cannot be read: " + message;
    unread.add(FindingDrafts.unreadable(level, on, place, told));
  }

  /** Whether a check of changes found none. */
  private boolean idle() {
    return request.kind() == CheckRequest.Kind.CHANGED
        && !parts.isEmpty()
        && parts.stream().allMatch(LevelPart::idle);
  }

  /**
   * Says what has become of the findings since the baseline and since the last check that judged as
   * this one: a setting that was changed has repaired nothing.
   */
  private News compare(Baselines baseline, CheckSettings settings) {
    Map<String, List<KnownFinding>> before = entry.known(settings);
    boolean otherwise = before.isEmpty() && entry.compares();
    Map<String, List<KnownFinding>> now = new HashMap<>();
    News since = before.isEmpty() ? null : News.NOTHING;
    for (int i = 0; i < parts.size(); i++) {
      LevelPart part = parts.get(i);
      LevelReport report = part.report();
      if (since != null) {
        since = since.plus(Baselines.since(report, before.getOrDefault(part.name(), List.of())));
      }
      now.put(part.name(), report.findings().stream().map(KnownFinding::of).toList());
      LevelReport compared = stated(part, baseline.compared(report));
      parts.set(i, part.told(compared));
    }
    if (!parts.isEmpty()) {
      entry.known(settings, now);
    }
    baseline.problem().ifPresent(problem -> refuse(null, "", problem));
    return otherwise ? News.NONE : since;
  }

  /** What the team says stands beside the level. */
  private LevelReport stated(LevelPart part, LevelReport report) {
    try {
      return FindingStates.beside(part.source().files()).apply(report);
    } catch (IOException e) {
      refuse(null, "", e.getMessage());
      return report;
    }
  }

  private LevelState checked(double milliseconds, News news) throws CoreException {
    int limit = markerLimit();
    // The workbench was started anew: what was told before its end is still told.
    boolean anew = news == null;
    Map<String, String> states =
        anew ? LevelMarkers.told(level, MarkerAttributes.SINCE) : news.states();
    Map<String, String> compared =
        anew && request.kind() == CheckRequest.Kind.CHANGED && LastRead.holds(level)
            ? LevelMarkers.told(level, MarkerAttributes.BY_PROFILE)
            : Map.of();
    List<MarkerDraft> drafts = new ArrayList<>(unread);
    for (MarkerDraft draft : PartDrafts.of(level, parts, limit)) {
      drafts.add(
          draft
              .with(MarkerAttributes.SINCE, states.get(draft.fingerprint()))
              .with(MarkerAttributes.BY_PROFILE, compared.get(draft.fingerprint())));
    }
    LevelMarkers.update(level, drafts, marker -> false);
    if (news != null) {
      FixedMarkers.update(level, news.fixed());
    }
    entry.news(news);
    LastDuration.keep(level, milliseconds);
    LastRead.keep(level, read);
    Snapshot.soon();
    return new LevelState(
        level,
        LevelState.Phase.CHECKED,
        Instant.now(),
        milliseconds,
        String.join("; ", messages),
        List.copyOf(parts),
        news == null ? null : news.sum());
  }

  /** Findings of before stay: nobody knows better. */
  private LevelState failed() throws CoreException {
    if (unread.isEmpty()) {
      String nothing = "there is nothing to check: no mesh file and no manifest";
      messages.add(nothing);
      unread.add(FindingDrafts.unreadable(level, level.anchor(), "", nothing));
    }
    LevelMarkers.update(
        level,
        unread,
        marker -> !FindingDrafts.UNREADABLE.equals(marker.getAttribute(MarkerAttributes.RULE, "")));
    LevelState before = entry.state();
    return new LevelState(
        level,
        LevelState.Phase.FAILED,
        before.at(),
        before.milliseconds(),
        String.join("; ", messages),
        before.parts(),
        before.since());
  }

  private int markerLimit() {
    try {
      return Integer.parseInt(SettingStore.get(level.project(), SettingKey.MARKER_LIMIT).strip());
    } catch (NumberFormatException e) {
      return Integer.parseInt(SettingKey.MARKER_LIMIT.usual());
    }
  }
}
