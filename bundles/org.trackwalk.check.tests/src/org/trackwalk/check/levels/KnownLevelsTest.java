package org.trackwalk.check.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.model.settings.CheckSettings;

class KnownLevelsTest {

  @Test
  void whatDoesNotPassIsNotKnown() {
    LevelAnswer one = new LevelAnswer(null, null);
    LevelAnswer other = new LevelAnswer(null, null);
    List<LevelAnswer> kept = new ArrayList<>(List.of(one));
    KnownLevels all =
        new KnownLevels() {
          @Override
          public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
            return Optional.of(kept.get(kept.size() - 1));
          }

          @Override
          public void keep(LoadedLevel loaded, LevelAnswer answer) {
            kept.add(answer);
          }
        };
    KnownLevels sound = all.where(answer -> kept.size() > 1);
    assertEquals(Optional.empty(), sound.find(null, null));
    sound.keep(null, other);
    assertEquals(Optional.of(other), sound.find(null, null), "it is kept where all are");
  }
}
