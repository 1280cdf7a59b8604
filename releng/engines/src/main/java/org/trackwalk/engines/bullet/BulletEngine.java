package org.trackwalk.engines.bullet;

import com.badlogic.gdx.physics.bullet.Bullet;
import com.badlogic.gdx.physics.bullet.linearmath.LinearMath;
import org.trackwalk.engines.world.Engine;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineWorld;

/** The one Bullet of this process. */
public final class BulletEngine implements Engine {

  private boolean loaded;

  @Override
  public About about(EngineWorld asked) {
    if (!loaded) {
      Bullet.init();
      loaded = true;
    }
    int number = LinearMath.btGetVersion();
    return new About(
        "Bullet " + number / 100 + "." + number % 100,
        (adjusted(asked) ? "btAdjustInternalEdgeContacts" : "no internal edge utility")
            + ", margin 0 on meshes, sequential impulses, 10 iterations, breaking threshold as by"
            + " default"
            + (asked.car() == null ? "" : "; raycast vehicle, no limit of its forces, no grip"));
  }

  @Override
  public Simulation open(EngineWorld asked) {
    return new BulletSimulation(asked, adjusted(asked));
  }

  private static boolean adjusted(EngineWorld asked) {
    return asked.setup().equals("bullet-edge");
  }
}
