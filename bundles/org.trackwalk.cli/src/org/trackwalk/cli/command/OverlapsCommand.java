package org.trackwalk.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.ContactOptions;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.JudgingOptions;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.Touch;
import org.trackwalk.drive.overlap.ContactSurvey;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.drive.overlap.PairContacts;
import org.trackwalk.drive.overlap.SaidMeetings;
import org.trackwalk.drive.overlap.TouchSurvey;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.overlap.OverlapBook;
import org.trackwalk.report.overlap.OverlapJson;
import org.trackwalk.report.overlap.OverlapPicture;
import org.trackwalk.report.overlap.OverlapText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code overlaps}: which pieces of a level go through each other. */
@CommandLine.Command(
    name = "overlaps",
    sortOptions = false,
    description = {
      "Finds pieces, and closed bodies of one piece, that go through each other: how deep, along",
      "what length, with what volume in common. What is felt by a car comes first; posts and walls",
      "in the ground beside the road and the like are only counted."
    },
    footer = {"", "Example:", "  trackwalk overlaps track.obj --report json=overlaps.json"})
public final class OverlapsCommand implements Command {

  private static final BookRun<OverlapBook> RUN =
      new BookRun<>(
          Map.of("json", OverlapJson::write, "svg", OverlapPicture::write), OverlapText::of);

  /** The one rule that is run: a road is looked for when some rule is. */
  private static final Set<String> LEAST = Set.of("overlap.pieces");

  @Mixin private LoadingOptions loading;
  @Mixin private JudgingOptions checking;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: json (every overlap with its contours) or svg (the contours of each pair"
              + " from above); FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private ContactOptions contacts;
  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    ContactSettings made = contacts.settings();
    CheckSettings settings = checking.settings(running.config()).withOnly(LEAST);
    return RUN.run(
        terminal,
        loading,
        running,
        reports,
        (level, progress) -> book(level, settings, made, progress));
  }

  private static OverlapBook book(
      Level level, CheckSettings settings, ContactSettings made, Progress progress)
      throws InputException {
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    RuleContext context = checked.context();
    Overlaps overlaps = OverlapPieces.survey(context, progress).byPair(overlap -> true);
    List<List<PairContacts>> contacts = List.of();
    if (made != null) {
      SaidMeetings said = new SaidMeetings(level.hints().meetings());
      ContactSurvey survey = new ContactSurvey(context.surface(), said, made);
      contacts = survey.of(overlaps.told(), progress);
    }
    Map<Touch, Integer> touching =
        made == null
            ? Map.of()
            : TouchSurvey.of(
                context.surface(), OverlapPieces.depth(context), settings.jobs(), progress);
    List<String> names = new ArrayList<>();
    for (int piece = 0; piece < context.surface().pieces().size(); piece++) {
      names.add(context.pieceName(piece));
    }
    boolean road = !context.road().strands().isEmpty();
    String why = context.road().notWalked();
    String explained = why.isEmpty() ? checked.report().corridor().explanation() : why;
    return new OverlapBook(
        level.name(),
        checked.report().axes(),
        context.surface(),
        names,
        road ? "" : explained,
        overlaps,
        contacts,
        touching);
  }
}
