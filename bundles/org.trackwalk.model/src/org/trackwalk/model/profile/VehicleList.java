package org.trackwalk.model.profile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.names.NearestName;

/** The vehicles that ship with the tool, and those of a user by their path. */
public final class VehicleList {

  /** What drives when nobody says otherwise: the probe shapes themselves. */
  public static final String USUAL = "body";

  private static final String SPRUNG = "car";
  private static final String FOLDER = "vehicles/";
  private static final String WHEELS = ":wheels=";

  /** Those that were asked for, by id: each file is read once. */
  private static final Map<String, Vehicle> SHIPPED = new ConcurrentHashMap<>();

  private VehicleList() {}

  /** The ids of the vehicles that ship. */
  public static List<String> ids() {
    return DataFile.index(FOLDER + "index.txt");
  }

  /** All vehicles that ship. */
  public static List<Vehicle> all() {
    return ids().stream().map(VehicleList::shipped).toList();
  }

  /** The default: {@code body}. */
  public static Vehicle usual() {
    return shipped(USUAL);
  }

  /** A vehicle itself, or the road car where it has no wheels, and so no springs. */
  public static Vehicle sprung(Vehicle vehicle) {
    return vehicle.wheel() == null ? shipped(SPRUNG) : vehicle;
  }

  /**
   * A vehicle that ships.
   *
   * @throws IllegalStateException when there is none with this id
   */
  public static Vehicle shipped(String id) {
    Vehicle known = SHIPPED.get(id);
    if (known == null) {
      // Read outside of the map: one may be like another, which is read within.
      SHIPPED.putIfAbsent(id, read(id));
      known = SHIPPED.get(id);
    }
    return known;
  }

  private static Vehicle read(String id) {
    String name = FOLDER + id + ".json";
    try {
      return VehicleFile.read(DataFile.shipped(name));
    } catch (JsonException e) {
      throw new IllegalStateException(name + ", " + e.place() + ": " + e.getMessage(), e);
    }
  }

  /**
   * The vehicle that a user names.
   *
   * @param text an id or the path of a file that ends in {@code .json}; then, if wanted, {@code
   *     :wheels=} and how its wheels feel the ground
   * @param folder what a relative path starts from; null for where the tool was started
   * @throws ProfileException when there is none, or its file cannot be read
   */
  public static Vehicle named(String text, Path folder) throws ProfileException {
    int colon = text.indexOf(WHEELS);
    String name = colon < 0 ? text : text.substring(0, colon);
    Vehicle vehicle = plain(name, folder);
    if (colon < 0) {
      return vehicle;
    }
    if (vehicle.wheel() == null) {
      throw new ProfileException("the vehicle " + name + " has no wheels");
    }
    String typed = text.substring(colon + WHEELS.length());
    List<String> models = new ArrayList<>();
    for (WheelModel model : WheelModel.values()) {
      models.add(model.id());
    }
    WheelModel model = WheelModel.byId(typed).orElse(null);
    if (model == null) {
      String hint = NearestName.hint(typed, models);
      throw new ProfileException(
          "wheels are " + String.join(", ", models) + ", not '" + typed + "'" + hint);
    }
    return vehicle.withWheels(model);
  }

  private static Vehicle plain(String name, Path folder) throws ProfileException {
    if (ids().contains(name)) {
      return shipped(name);
    }
    if (!DataFile.named(name)) {
      throw DataFile.unknown("vehicle", name, ids());
    }
    try {
      return VehicleFile.read(DataFile.read(name, folder));
    } catch (JsonException e) {
      throw DataFile.refusal(name, e);
    }
  }
}
