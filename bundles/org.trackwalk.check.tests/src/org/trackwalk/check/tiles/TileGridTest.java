package org.trackwalk.check.tiles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Every place belongs to one tile. */
class TileGridTest {

  @Test
  void tilesAreAsSquareAsTheirNumberAllows() {
    double[] box = {0, 0, 400, 100};
    assertEquals(new TileGrid(0, 0, 100, 100, 4, 1), TileGrid.into(box, 4));
    assertEquals(new TileGrid(0, 0, 400.0 / 7, 100, 7, 1), TileGrid.into(box, 7));
    assertEquals(new TileGrid(0, 0, 25, 25, 16, 4), TileGrid.into(box, 64));
  }

  @Test
  void squaresStayWhereTheyAreWhenALevelGrows() {
    TileGrid small = TileGrid.ofSize(new double[] {10, 20, 190, 90}, 50);
    TileGrid large = TileGrid.ofSize(new double[] {-70, -10, 400, 333}, 50);
    assertEquals(new TileGrid(0, 0, 50, 50, 4, 2), small);
    assertEquals(new TileGrid(-100, -50, 50, 50, 10, 8), large);
  }

  @Test
  void aPlaceBeyondTheTilesBelongsToTheNearest() {
    TileGrid grid = new TileGrid(0, 0, 10, 10, 3, 2);
    assertEquals(0, grid.of(-5, -5));
    assertEquals(5, grid.of(1e9, 1e9));
    assertEquals(4, grid.of(10, 10));
    assertEquals(0, grid.of(Math.nextDown(10.0), Math.nextDown(10.0)));
  }

  @Test
  void tooManyTilesAreRefused() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> TileGrid.ofSize(new double[] {0, 0, 4000, 4000}, 1));
    assertTrue(e.getMessage().contains("16000000"), e.getMessage());
  }
}
