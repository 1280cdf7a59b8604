package org.trackwalk.model.profile;

import java.util.Locale;
import java.util.Optional;

/** How a game lets a wheel feel the ground. */
public enum WheelModel {
  /** One ray down from the hub (Unity WheelCollider, Bullet, Godot, SuperTuxKart). */
  RAY("ray"),
  /** Several rays side by side and behind each other over the tyre's contact patch. */
  MULTI_RAY("multi-ray"),
  /** A sphere swept down. */
  SPHERE("sphere"),
  /** A cylinder swept down (PhysX vehicles, Jolt). */
  CYLINDER("cylinder"),
  /** No wheels: the body itself slides or rolls. */
  BODY("body");

  private final String id;

  WheelModel(String id) {
    this.id = id;
  }

  /** As files and the command line write it. */
  public String id() {
    return id;
  }

  /** The one with an id. */
  public static Optional<WheelModel> byId(String id) {
    String wanted = id.toLowerCase(Locale.ROOT);
    for (WheelModel model : values()) {
      if (model.id.equals(wanted)) {
        return Optional.of(model);
      }
    }
    return Optional.empty();
  }
}
