package org.trackwalk.model.profile;

import java.util.Locale;
import org.trackwalk.contact.scene.ProbeScene;

/** From which sides an engine lets triangles collide. */
public enum Sides {
  /** As the level's files say. */
  AUTHORED,
  /** From the front alone, whatever the files say. */
  ONE,
  /** From both. */
  BOTH;

  /** A scene as an engine sees it that lets triangles collide from these sides. */
  public ProbeScene of(ProbeScene scene) {
    return this == AUTHORED ? scene : scene.withBackFaces(this == BOTH);
  }

  /** As files write it. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }
}
