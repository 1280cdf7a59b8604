package org.trackwalk.drive.judge;

import java.util.List;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.suspect.Meeting;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.heal.HealedSurface;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.LedgerKeeper;
import org.trackwalk.seams.ledger.NearEdges;
import org.trackwalk.seams.ledger.StreamedBorders;

/** A level with all that a judge asks for, and the judge. */
public record JudgedLevel(
    WeldedSurface surface, Topology topology, SurfaceClasses classes, Ledger ledger, Judge judge) {

  /** By the profile that a check takes unasked. */
  public static JudgedLevel of(Level level) {
    return of(level, ProfileList.usual());
  }

  /** All stations up to a judge by one profile and the vehicle that a check takes unasked. */
  public static JudgedLevel of(Level level, Profile profile) {
    Progress silent = Progress.none();
    BorderLimits limits = BorderLimits.DEFAULT;
    CheckSettings settings = CheckSettings.defaults();
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, silent);
    Topology topology = Topology.of(surface, 1, silent).withoutCopies(surface, 1, silent);
    SurfaceClasses classes =
        CorridorFinder.find(level, Land.of(surface), topology, settings).classes();
    Ledger ledger =
        LedgerKeeper.keep(
            OpenEdges.of(surface, topology, 1),
            topology,
            SurfaceTree.whole(Land.of(surface).tree()),
            classes,
            StreamedBorders.of(level.hints().neighbourPieces(), limits, 1, silent),
            NearEdges.none(limits),
            1,
            silent);
    Vehicle vehicle = VehicleList.shipped(VehicleList.USUAL);
    Judged by = new Judged(List.of(profile), null, vehicle, vehicle.topSpeed().value());
    return new JudgedLevel(
        surface,
        topology,
        classes,
        ledger,
        new Judge(surface, topology, ledger, classes, limits, by, Meeting.SQUARE, Memory.none()));
  }

  /** The healed copy. */
  public HealedSurface healed() {
    return judge.healed();
  }
}
