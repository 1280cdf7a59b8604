package org.trackwalk.eclipse.viewer.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.viewer.gl.GlMissingException;

/** Whatever is drawn fits into what its bytes are counted with. */
class PictureSizeTest {

  @Test
  void aPictureIsDrawnTwiceAsFineWhereThereIsRoom() {
    assertEquals(2, PictureSize.times(1920, 1080, 16_384));
    assertEquals(1, PictureSize.times(1920, 1080, 2048), "the card draws no 3840");
    assertEquals(2, PictureSize.times(4000, 4000, 16_384), "64 million pixels");
    assertEquals(1, PictureSize.times(4000, 4001, 16_384));
    assertEquals(1, PictureSize.times(8000, 8000, 16_384));
  }

  @Test
  void whatIsTooLargeIsRefused() {
    assertTrue(PictureSize.fits(8000, 8000));
    assertFalse(PictureSize.fits(16_384, 9216));
    assertFalse(PictureSize.fits(65_536, 65_536), "no int holds it");
    assertThrows(GlMissingException.class, () -> PictureSize.times(16_384, 9216, 16_384));
    assertThrows(GlMissingException.class, () -> PictureSize.times(4097, 16, 4096));
  }
}
