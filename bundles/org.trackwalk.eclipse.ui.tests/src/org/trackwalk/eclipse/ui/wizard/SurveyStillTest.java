package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;

/** While a wizard looks at files, and when it has, its fields stay where they are. */
@ExtendWith(QuietLog.class)
class SurveyStillTest {

  @Test
  void nothingMovesWhenItHasBeenLookedAt(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("still");
    KartScene.write(folder);
    OpenWizard wizard = new OpenWizard(new SceneWizard());
    try {
      Rectangle before = wizard.behind("Unit:").getBounds();
      wizard.type("Scene:", folder.resolve("scene.xml").toString());
      Button stop = wizard.button("Stop");
      assertEquals(before, wizard.behind("Unit:").getBounds(), "it is being looked at");
      Rectangle road = wizard.behind("Road:").getBounds();
      Bench.until("what was found", () -> !stop.isVisible());
      assertEquals(before, wizard.behind("Unit:").getBounds());
      assertEquals(road, wizard.behind("Road:").getBounds());
    } finally {
      wizard.shell().close();
    }
  }
}
