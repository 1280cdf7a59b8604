package org.trackwalk.model.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.weld.IdentityPolicy;

class ProfileListTest {

  @TempDir private Path folder;

  @Test
  void everyProfileThatShipsReadsAndSaysWhereItsNumbersComeFrom() {
    List<Profile> all = ProfileList.all();
    assertEquals(
        List.of(
            "generic",
            "reference",
            "naive",
            "face-normal",
            "physx",
            "physx-pcm",
            "physx-unity",
            "jolt",
            "jolt-enhanced",
            "godot-jolt",
            "bullet",
            "bullet-edge",
            "ode",
            "rapier",
            "rapier-two-sided",
            "box3d",
            "chaos",
            "stk"),
        all.stream().map(Profile::id).toList());
    for (Profile p : all) {
      for (ShapeKind kind : ShapeKind.values()) {
        assertFalse(p.rule(kind).source().isBlank(), p.id());
        assertTrue(
            kind == ShapeKind.SPHERE
                || p.rule(kind).method().takesShapes()
                || kind.like() == ShapeKind.SPHERE);
      }
      assertFalse(p.vertices().source().isBlank(), p.id());
      assertFalse(p.offsets().source().isBlank(), p.id());
      assertFalse(p.hertz().source().isBlank(), p.id());
      assertFalse(p.meaning().isBlank() || p.remedy().isBlank() || p.setup().isBlank(), p.id());
    }
  }

  /** In Bullet 0.02 times half the diagonal of the cube around the sphere that was measured. */
  @Test
  void bulletsSphereHasContactsNearerThanItsBox() {
    double cube = 0.02 * Math.sqrt(3) * 0.35;
    assertEquals(cube, ProfileList.shipped("bullet").margin(ShapeKind.SPHERE), 5e-5);
    assertEquals(0.02, ProfileList.shipped("bullet").margin(ShapeKind.BOX));
  }

  @ParameterizedTest
  @CsvSource({"generic, 0.02", "physx, 0.04", "physx-unity, 0.02", "jolt, 0.02", "naive, 0"})
  void thePairMarginIsTheSumOfBothOffsets(String id, double margin) {
    Profile profile = ProfileList.shipped(id);
    for (ShapeKind kind : ShapeKind.values()) {
      assertEquals(margin, profile.margin(kind), 1e-15);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "generic, ONE, LEVEL_BITS",
    "generic, FILE, FILE_BITS",
    "generic, PIECE, PIECE_BITS",
    "reference, PIECE, LEVEL_BITS",
    "jolt, ONE, INDEX",
    "jolt, PIECE, INDEX",
    "jolt-enhanced, FILE, FILE_BITS"
  })
  void bodiesDecideWhatIsCompared(String id, Bodies bodies, IdentityPolicy expected) {
    assertSame(expected, ProfileList.shipped(id).identity(bodies));
  }

  @Test
  void aFileOfOnesOwnTakesTheRestFromTheOneItIsLike() throws IOException, ProfileException {
    Files.writeString(
        folder.resolve("mine.json"),
        """
        {"id": "mine", "like": "physx",
         "offsets": {"probe": 0.01, "box": 0.03, "ground": 0.02, "source": "our settings"},
         "rate": {"hertz": 120, "source": "our settings"}}
        """);
    Profile mine = ProfileList.named("mine.json", folder);
    assertEquals("mine", mine.id());
    assertEquals(0.03, mine.margin(ShapeKind.SPHERE), 1e-15);
    assertEquals(0.05, mine.margin(ShapeKind.BOX), 1e-15);
    assertEquals(1 / 120.0, mine.step());
    assertEquals("voided-sorted", mine.rule(ShapeKind.SPHERE).method().id());
    assertSame(Basis.DEFINED, mine.basis());
    assertEquals(0.01, mine.singular().value());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"id\": \"a\", \"ofsets\": {}} | line 1, column 13: unknown key 'ofsets' (did you mean"
            + " 'offsets'?)",
        "{\"id\": \"a\"} | line 1, column 1: 'title' is missing",
        "{\"id\": \"a\", \"like\": \"phisx\"} | no profile is called 'phisx' (did you mean"
            + " 'physx'?)",
        "{\"id\": \"a\", \"like\": \"jolt\", \"rate\": {\"hertz\": 50}} | 'source' is missing",
        "{\"id\": \"a\", \"like\": \"jolt\", \"rate\": {\"hertz\": 0, \"source\": \"s\"}} | above"
            + " 0",
        "{\"id\": \"a\", \"like\": \"jolt\", \"bodies\": {\"is\": \"pieces\", \"source\": \"s\"}} |"
            + " did you mean 'piece'?",
        "{\"id\": \"a\", \"like\": \"jolt\", \"contacts\": {\"box\": {\"method\":"
            + " \"voided-sortet\", \"source\": \"s\"}}} | did you mean 'voided-sorted'?",
        "{\"id\": \"a\", \"like\": \"jolt\", \"quantisation\": {\"bits\": 0, \"source\": \"s\"}} |"
            + " not below 1",
        "[] | an object {…} belongs here"
      })
  void whatIsWrongIsSaidWithItsPlace(String text, String expected) throws IOException {
    Files.writeString(folder.resolve("bad.json"), text);
    ProfileException e =
        assertThrows(ProfileException.class, () -> ProfileList.named("bad.json", folder));
    assertTrue(e.getMessage().startsWith("bad.json, line 1, "), e.getMessage());
    assertTrue(e.getMessage().contains(expected), e.getMessage());
  }

  @Test
  void anUnknownNameBringsTheNearest() {
    ProfileException e =
        assertThrows(ProfileException.class, () -> ProfileList.named("jolt-enhansed", null));
    assertTrue(e.getMessage().contains("did you mean 'jolt-enhanced'?"), e.getMessage());
  }
}
