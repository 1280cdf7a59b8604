package org.trackwalk.cli.serve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.repair.FixTrial;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.check.session.SessionCheck;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.patch.format.EditedPiece;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.json.JsonText;

/** The level that a client has open: what it sends of it, and what is found. */
final class ServedLevel implements AutoCloseable {

  private final LevelSource source;
  private final LevelSession session;
  private final FindingStream findings;
  private final Frame frame;

  /** As the files had it when it was opened, until it is checked. */
  private Level opened;

  private final Rehearsals rehearsals = new Rehearsals();

  private ServedLevel(
      LevelSource source, CheckSettings settings, Frame frame, MessageWriter writer) {
    this.source = source;
    this.session = LevelSession.open(source, settings);
    this.findings = new FindingStream(writer);
    this.frame = frame;
  }

  /** Opens a level and reads it; it is not checked yet. */
  static ServedLevel open(Params params, MessageWriter writer, Progress progress)
      throws RpcException {
    OpenParams open = new OpenParams(params);
    CheckSettings settings = open.settings();
    List<Marker> markers = OpenParams.markers(params, open.frame());
    LevelSource source = open.source(progress);
    ServedLevel level = new ServedLevel(source, settings, open.frame(), writer);
    level.session.edits().place(markers);
    level.opened = level.tried(() -> source.load(progress));
    return level;
  }

  /** Work that reads files. */
  @FunctionalInterface
  private interface Reading<T> {
    T get() throws ImportException, IOException;
  }

  private <T> T tried(Reading<T> work) throws RpcException {
    try {
      return work.get();
    } catch (ImportException e) {
      throw new RpcException(RpcException.FAILED, source.displayName() + ": " + source.why(e));
    } catch (IOException e) {
      throw new RpcException(RpcException.FAILED, source.displayName() + ": " + source.why(e));
    } catch (IllegalArgumentException e) {
      throw new RpcException(RpcException.FAILED, source.displayName() + ": " + e.getMessage());
    }
  }

  @Override
  public void close() {
    session.close();
  }

  private Map<String, Piece> pieces() {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    Level files = session.read().orElse(opened);
    session.edits().apply(files).pieces().forEach(p -> pieces.put(p.name(), p));
    return pieces;
  }

  /** Writes the names and sizes of all pieces as they are now. */
  void pieces(JsonText json) throws IOException {
    json.object(false);
    json.name("name").value(opened.name());
    json.name("pieces").array(false);
    for (Piece piece : pieces().values()) {
      json.object(false);
      json.name("name").value(piece.name());
      json.name("file").value(piece.file());
      json.name("vertices").value(piece.vertexCount());
      json.name("triangles").value(piece.triangleCount());
      json.end();
    }
    json.end().end();
  }

  /** Takes a piece, new or in place of another. */
  void put(Params params) throws RpcException {
    Piece known = pieces().get(params.need("name"));
    session.edits().put(PieceParams.read(params, frame, known));
  }

  /** Takes vertices of a piece that are elsewhere. */
  void move(Params params) throws RpcException {
    session.edits().put(PieceParams.moved(params, known(params)));
  }

  /** Takes a piece away. */
  void remove(Params params) throws RpcException {
    session.edits().remove(known(params).name());
  }

  /** Takes a piece as the files have it. */
  void restore(Params params) throws RpcException {
    String name = params.need("name");
    if (!session.edits().concerns(name)) {
      known(params);
    }
    session.edits().restore(name);
  }

  private Piece known(Params params) throws RpcException {
    Map<String, Piece> pieces = pieces();
    String name = params.need("name");
    Piece piece = pieces.get(name);
    if (piece == null) {
      throw OpenParams.unknown("piece", name, List.copyOf(pieces.keySet()));
    }
    return piece;
  }

  /** Takes other markers. */
  void markers(Params params) throws RpcException {
    session.edits().place(OpenParams.markers(params, frame));
  }

  /** Checks what has changed, or all; tells what is found and gone, and returns what was done. */
  MessageWriter.Body check(boolean all, Progress progress) throws RpcException {
    SessionCheck check =
        tried(() -> all ? session.checkAll(progress) : session.recheck(Set.of(), progress));
    if (check.redone().everything()) {
      rehearsals.begin();
    } else {
      rehearsals.took(check.redone().milliseconds());
    }
    findings.tell(check.report());
    int revision = findings.revision();
    Map<String, Integer> counts = findings.counts();
    return json -> {
      json.object(false);
      json.name("revision").value(revision);
      json.name("counts").object(false);
      for (String severity : List.of("error", "warning", "info")) {
        json.name(severity).value(counts.getOrDefault(severity, 0));
      }
      json.end();
      json.name("road").value(check.report().corridor().explanation());
      json.name("everything").value(check.redone().everything());
      json.name("why").value(check.redone().why());
      json.name("pieces").texts(check.redone().pieces());
      json.name("filesRead").value(check.redone().filesRead());
      json.name("milliseconds").value(check.redone().milliseconds());
      json.end();
    };
  }

  /** Rehearses a change, again and again until it gets no faster or somebody calls. */
  void rehearse(Progress progress) {
    try {
      while (rehearsals.wanted() && !progress.cancelled()) {
        rehearsals.took(session.rehearse(rehearsals.count(), progress));
      }
    } catch (CancelledException e) {
      return; // it goes on when it is quiet again
    }
  }

  /**
   * Tries the fix of a finding.
   *
   * @param apply whether the level is to be that from now on
   */
  MessageWriter.Body fix(Params params, boolean apply, Progress progress) throws RpcException {
    String id = params.need("finding");
    Finding finding = findings.byId(id);
    CheckedLevel now = session.latest().orElse(null);
    if (now == null || finding == null) {
      throw OpenParams.unknown("finding", id, findings.ids());
    }
    Map<String, Piece> pieces = pieces();
    requireAsChecked(now, finding.pieces(), pieces);
    FixTrial trial = FixTrial.of(now, finding, progress);
    requireAsChecked(
        now, trial.pieces().stream().map(piece -> piece.after().name()).toList(), pieces);
    List<String> removed =
        trial.safe() ? findings.gone(trial.after().report().findings()) : List.of();
    if (apply) {
      for (EditedPiece piece : trial.pieces()) {
        session.edits().put(piece.after());
      }
    }
    return json -> new FixAnswer(json).write(trial, removed);
  }

  /** Refuses to fix what the editor has changed, or taken away, since the last check. */
  private static void requireAsChecked(
      CheckedLevel now, List<String> names, Map<String, Piece> pieces) throws RpcException {
    List<String> behind = new ArrayList<>();
    for (Piece checked : now.context().level().pieces()) {
      Piece piece = pieces.get(checked.name());
      if (names.contains(checked.name()) && (piece == null || !checked.sameAs(piece))) {
        behind.add(checked.name());
      }
    }
    if (!behind.isEmpty()) {
      throw new RpcException(
          RpcException.FAILED, "check first: " + String.join(", ", behind) + " has changed since");
    }
  }
}
