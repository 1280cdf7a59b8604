package org.trackwalk.io.source;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.progress.Progress;

/** Turns mesh files into levels, by the user's word or by {@link FileClusters}. */
final class FileGroups {

  private static final String LARGE =
      "checked alone: too large to be looked at beside the others; --as-one-level to join";

  private final LoadOptions options;
  private final Progress progress;

  FileGroups(LoadOptions options, Progress progress) {
    this.options = options;
    this.progress = progress;
  }

  /** A level of one file. */
  static LevelSource alone(MeshFile file, String grouping, LoadOptions options) {
    FilesLevel level = new FilesLevel(file.name(), grouping, List.of(file), options);
    return LevelSource.found(file.shown(), List.of(file.path()), level);
  }

  /** All files together, as the user said; a file that cannot be read does not stop the others. */
  List<LevelSource> asOneLevel(List<MeshFile> files) {
    FileSurvey survey = FileSurvey.of(files, options, progress);
    List<LevelSource> sources = new ArrayList<>(survey.others());
    Set<MeshFile> kept = new HashSet<>(survey.good());
    kept.addAll(survey.large());
    List<MeshFile> good = files.stream().filter(kept::contains).toList();
    if (good.size() == 1) {
      sources.add(alone(good.get(0), "", options));
    } else if (good.size() > 1) {
      String grouping = good.size() + " files are one level because --as-one-level says so";
      String shown = good.get(0).shown() + " and " + (good.size() - 1) + " more";
      sources.add(together(good, good.get(0).stem(), shown, grouping));
    }
    return sources;
  }

  /** The levels that a folder's mesh files form. */
  List<LevelSource> inFolder(MeshFile folder, List<MeshFile> files) {
    if (files.size() == 1 || options.separate()) {
      return files.stream().map(file -> alone(file, "", options)).toList();
    }
    FileSurvey survey = FileSurvey.of(files, options, progress);
    List<LevelSource> sources = new ArrayList<>(survey.others());
    survey.large().forEach(file -> sources.add(alone(file, LARGE, options)));
    FileClusters clusters = new FileClusters(survey.borders(), progress);
    List<List<Integer>> groups = clusters.groups();
    long large = groups.stream().filter(group -> group.size() > 1).count();
    for (List<Integer> group : groups) {
      List<MeshFile> members = group.stream().map(survey.good()::get).toList();
      if (members.size() == 1) {
        int file = group.get(0);
        String why = lone(clusters, file, survey.good());
        int twin = clusters.twin(file);
        sources.add(
            alone(members.get(0), why, options)
                .twinOf(twin < 0 ? null : survey.good().get(twin).path()));
        continue;
      }
      boolean whole = members.size() == survey.good().size();
      String more = members.get(0).shown() + " and " + (members.size() - 1) + " more";
      sources.add(
          together(
              members,
              large == 1 ? folder.name() : members.get(0).stem(),
              whole ? folder.shown() : more,
              grouping(clusters, group)));
    }
    return sources;
  }

  private LevelSource together(List<MeshFile> files, String name, String shown, String grouping) {
    return LevelSource.found(
        shown,
        files.stream().map(MeshFile::path).toList(),
        new FilesLevel(name, grouping, files, options));
  }

  private static String grouping(FileClusters clusters, List<Integer> group) {
    int seams = clusters.seams(group);
    int standing = clusters.standing(group);
    return group.size()
        + " files form one level, "
        + seams
        + (seams == 1 ? " seam" : " seams")
        + (standing == 0 ? "" : ", " + standing + " without a seam")
        + "; --separate to undo";
  }

  /** Said of both; empty for a file without a twin. */
  private static String twins(FileClusters clusters, int file, List<MeshFile> files) {
    int other = clusters.twin(file);
    for (int i = file + 1; i < files.size() && other < 0; i++) {
      other = clusters.twin(i) == file ? i : -1;
    }
    return other < 0 || !clusters.alone(other)
        ? ""
        : "the same level twice: "
            + files.get(other).name()
            + " looks like it, triangle by triangle; both are checked, name one of them to check it"
            + " alone";
  }

  private static String lone(FileClusters clusters, int file, List<MeshFile> files) {
    String twins = twins(clusters, file, files);
    if (!twins.isEmpty()) {
      return twins;
    }
    int partner = clusters.kitPartner(file);
    if (partner < 0) {
      return files.size() == 1
          ? ""
          : "checked alone: no border of another file faces it; --as-one-level to join";
    }
    String other = files.get(partner).name();
    return clusters.kit()
        ? "a part of a kit, checked alone: it overlaps "
            + other
            + " by over half; --as-one-level to join"
        : "checked alone: it looks like a copy of " + other + "; --as-one-level to join";
  }
}
