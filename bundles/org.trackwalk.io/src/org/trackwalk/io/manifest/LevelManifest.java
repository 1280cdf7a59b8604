package org.trackwalk.io.manifest;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.UpAxis;

/**
 * What a level manifest says; what it does not say is null or empty.
 *
 * @param name of the level; null for the file's name
 * @param unit of all files' coordinates
 * @param up axis of all files that points up
 * @param bodies {@code one}, {@code file} or {@code piece}
 * @param pieces the meshes; null when the manifest has no {@code pieces}: all mesh files beside it
 * @param corridorPieces names of pieces that are road, with {@code *}
 * @param corridorMaterials names of materials that are road, with {@code *}
 * @param line the racing line; also what {@code corridor.line} names
 * @param vmax largest speed in km/h
 * @param grip lateral grip in g
 * @param vehicle vehicle id
 * @param carMesh the vehicle's own mesh; null when none is named
 * @param spawns start positions, three numbers each, in the manifest's axes and unit
 * @param neighbours files of levels that are streamed in beside this one
 * @param enclosed whether a car must not be able to leave
 * @param profiles profile ids
 * @param rules {@code rule.param} to value, {@code rule} to {@code off}
 * @param suppressions findings that the team has accepted
 * @param meetings what holds for pieces that go through each other
 * @param game what it says of the game that loads the level
 * @param notes what people tell each other; means nothing to the tool
 */
public record LevelManifest(
    String name,
    LengthUnit unit,
    UpAxis up,
    String bodies,
    List<ManifestPiece> pieces,
    List<String> corridorPieces,
    List<String> corridorMaterials,
    ManifestLine line,
    Double vmax,
    Double grip,
    String vehicle,
    ManifestPiece carMesh,
    List<double[]> spawns,
    List<String> neighbours,
    boolean enclosed,
    List<String> profiles,
    Map<String, String> rules,
    List<LevelHints.Suppression> suppressions,
    List<LevelHints.MeetingRule> meetings,
    ManifestGame game,
    List<String> notes) {

  /** The value of the key {@code schema}. */
  public static final String SCHEMA = "trackwalk-manifest/1";

  /** How the file name of a manifest ends. */
  public static final String ENDING = ".trackwalk.json";

  /** A manifest that only lists meshes. */
  public static LevelManifest of(
      String name, UpAxis up, LengthUnit unit, List<ManifestPiece> pieces) {
    return new LevelManifest(
        name,
        unit,
        up,
        null,
        pieces,
        List.of(),
        List.of(),
        null,
        null,
        null,
        null,
        null,
        List.of(),
        List.of(),
        false,
        List.of(),
        Map.of(),
        List.of(),
        List.of(),
        ManifestGame.NONE,
        List.of());
  }

  /** The same manifest with other pieces, and what it states of their unit and axis. */
  public LevelManifest withPieces(
      UpAxis statedUp, LengthUnit statedUnit, List<ManifestPiece> others) {
    return with(
        statedUnit, statedUp, others, corridorPieces, corridorMaterials, line, vehicle, spawns);
  }

  /** The same manifest with another corridor. */
  public LevelManifest withCorridor(List<String> roadPieces, List<String> roadMaterials) {
    return with(
        unit,
        up,
        pieces,
        List.copyOf(roadPieces),
        List.copyOf(roadMaterials),
        line,
        vehicle,
        spawns);
  }

  /** The same manifest with notes for whoever fills it in. */
  public LevelManifest withNotes(List<String> texts) {
    return new LevelManifest(
        name,
        unit,
        up,
        bodies,
        pieces,
        corridorPieces,
        corridorMaterials,
        line,
        vmax,
        grip,
        vehicle,
        carMesh,
        spawns,
        neighbours,
        enclosed,
        profiles,
        rules,
        suppressions,
        meetings,
        game,
        List.copyOf(texts));
  }

  /** The same manifest of a level that a game loads, with more parameters of rules. */
  public LevelManifest withGame(ManifestGame loadedBy, Map<String, String> parameters) {
    Map<String, String> all = new TreeMap<>(rules);
    all.putAll(parameters);
    return new LevelManifest(
        name,
        unit,
        up,
        bodies,
        pieces,
        corridorPieces,
        corridorMaterials,
        line,
        vmax,
        grip,
        vehicle,
        carMesh,
        spawns,
        neighbours,
        enclosed,
        profiles,
        all,
        suppressions,
        meetings,
        loadedBy,
        notes);
  }

  /** The same manifest with another racing line. */
  public LevelManifest withLine(ManifestLine racing) {
    return with(unit, up, pieces, corridorPieces, corridorMaterials, racing, vehicle, spawns);
  }

  /** The same manifest of a game in which something else drives. */
  public LevelManifest withVehicle(String id) {
    return with(unit, up, pieces, corridorPieces, corridorMaterials, line, id, spawns);
  }

  /** The same manifest with other start positions. */
  public LevelManifest withSpawns(List<double[]> positions) {
    return with(
        unit, up, pieces, corridorPieces, corridorMaterials, line, vehicle, List.copyOf(positions));
  }

  private LevelManifest with(
      LengthUnit statedUnit,
      UpAxis statedUp,
      List<ManifestPiece> meshes,
      List<String> roadPieces,
      List<String> roadMaterials,
      ManifestLine racing,
      String driven,
      List<double[]> starts) {
    return new LevelManifest(
        name,
        statedUnit,
        statedUp,
        bodies,
        meshes,
        roadPieces,
        roadMaterials,
        racing,
        vmax,
        grip,
        driven,
        carMesh,
        starts,
        neighbours,
        enclosed,
        profiles,
        rules,
        suppressions,
        meetings,
        game,
        notes);
  }
}
