package org.trackwalk.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.report.probe.ProbeEngine;
import picocli.CommandLine.Option;

/** The engines whose way with one probe is asked for. */
public final class EngineOptions {

  @Option(
      names = "--profile",
      paramLabel = "ID",
      description =
          "Do what this engine does instead of a method: an id of 'trackwalk profiles' or a .json"
              + " file. Repeatable.")
  private List<String> profiles = new ArrayList<>();

  @Option(
      names = "--bodies",
      paramLabel = "KIND",
      description =
          "Collision bodies of the game: one, file or piece; with --profile. What the manifest or"
              + " the profile says, unless said.")
  private String bodies;

  /** Everything that can be wrong before a level is read. */
  public void check(MethodOptions methods) throws UsageException {
    List<Profile> named = profiles();
    if (bodies != null) {
      Choice.known("--bodies", bodies, ProfileChoice.BODIES);
      if (named.isEmpty()) {
        throw new UsageException("--bodies: it needs --profile, whose bodies it is about");
      }
    }
    if (!named.isEmpty() && methods.given()) {
      throw new UsageException("--method and --profile: a profile has a method of its own");
    }
  }

  private List<Profile> profiles() throws UsageException {
    return ProfileChoice.named(profiles);
  }

  /** The engines for a kind of shape on a level, as they were given. */
  public List<ProbeEngine> engines(Level level, ShapeKind kind) throws UsageException {
    List<ProbeEngine> engines = new ArrayList<>();
    for (Profile profile : profiles()) {
      String id = bodies == null ? level.hints().bodies() : bodies;
      Bodies made = id == null ? null : Bodies.byId(id).orElse(null);
      engines.add(new ProbeEngine(profile, kind, made == null ? profile.bodies().value() : made));
    }
    return engines;
  }
}
