package org.trackwalk.io.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.assimp.AssimpScene.Remark;
import org.trackwalk.io.worker.WorkerProtocol;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;

/** Warnings in the words of Assimp 6, and what they mean for the triangles. */
final class RemarkMeaningTest {

  @Test
  void objectsAndModifiersOfBlenderFiles() {
    assertEquals(
        List.of(
            "OBJECTS 2: font 'Text', metaball 'Mball.001'",
            "MODIFIERS 3: Array, Bevel",
            "CURVES 1: BezierCurve",
            "SKINNED 1: "),
        meaning(
            logged(1, "BLEND: Object `OBText` - type is unsupported: `Font`, skipping"),
            logged(1, "BLEND: Object `OBMball.001` - type is unsupported: `MetaBall`, skipping"),
            logged(1, "BLEND: Object `OBBezierCurve` - type is unsupported: `Curve`, skipping"),
            logged(1, "BLEND: Object `OBLattice` - type is unsupported: `Lattice`, skipping"),
            logged(2, "Couldn't find a handler for modifier: Array"),
            logged(1, "Couldn't find a handler for modifier: Bevel"),
            logged(1, "Couldn't find a handler for modifier: EdgeSplit"),
            logged(1, "Couldn't find a handler for modifier: Armature")));
  }

  /**
   * What Assimp 6 says of the files of Blender 2.75 to 3.5, of which it knows no such structures.
   */
  @Test
  void structuresOfBlenderFilesThatAssimpDoesNotKnow() {
    assertEquals(
        List.of(
            "OBJECTS 1: metaball, at least",
            "MODIFIERS 4: Array, Curve, Solidify, at least",
            "CURVES 1: at least",
            "SKINNED 1: at least"),
        meaning(
            converter(2, "ArrayModifierData"),
            converter(1, "CurveModifierData"),
            converter(1, "SolidifyModifierData"),
            converter(1, "EdgeSplitModifierData"),
            converter(1, "WeightVGEditModifierData"),
            converter(1, "ArmatureModifierData"),
            converter(1, "Curve"),
            converter(1, "MetaBall"),
            converter(1, "Lattice"),
            converter(1, "bGPdata"),
            logged(1, "BlendDNA: Did not find a field named `no` in structure `MVert`")));
  }

  private static Remark converter(int times, String structure) {
    return logged(times, "Failed to find a converter for the `" + structure + "` structure");
  }

  @Test
  void facesSurfacesAndCopies() {
    assertEquals(
        List.of("LOST 4: ", "SURFACES 1: ", "INSTANCES 1: ", "CURVES 1: "),
        meaning(
            logged(3, "ASE: face index is out of range"),
            logged(1, "LWO2: Ignoring unknown polygon type."),
            logged(1, "LWO2: Encountered unsupported primitive chunk (METABALL)"),
            logged(1, "LWO2: Encountered unsupported primitive chunk (SPLINE)"),
            logged(1, "DXF: INSERT within a BLOCK not currently supported; skipping")));
  }

  @Test
  void whatIsAboutLooksOrMovementIsNobodysBusiness() {
    assertEquals(
        List.of(),
        meaning(
            logged(9, "BlendDNA: Did not find a field named `typemap` in structure `CustomData`"),
            logged(1, "FBX: no material assigned to mesh, setting default material"),
            logged(1, "ASE: Skipping TCB animation info"),
            logged(1, "Texture coordinate scaling in the x direction is zero. Assuming 1."),
            logged(
                1, "FBX-DOM (TOK_KEY, offset 0x4190) source object for connection does not exist"),
            logged(1, "Unknown data object in mesh in x file")));
  }

  @Test
  void everydayNamesSayNothingOfLooks() {
    for (String name :
        List.of(
            "road_surface",
            "kerb light",
            "race track",
            "Bone Yard",
            "normal kerb",
            "driver's hut, clip 2",
            "a.blend",
            "material")) {
      for (String quoted : List.of("\"%s\"", "'%s'", "`%s`")) {
        String object = quoted.formatted(name);
        assertEquals(
            List.of("LOST 1: \"Skipping mesh " + object + ": index buffer is broken\""),
            meaning(logged(1, "Skipping mesh " + object + ": index buffer is broken")));
        assertEquals(
            List.of("LOST 1: \"object " + object + ": 3 vertices, mesh ignored\""),
            meaning(logged(1, "object " + object + ": 3 vertices, mesh ignored")));
        assertEquals(
            List.of("REMARKS 1: \"odd thing in " + object + "\""),
            meaning(logged(1, "odd thing in " + object)));
      }
    }
    assertEquals(
        List.of("REMARKS 2: \"odd thing in kerb_light\", \"no end of the tracklist\""),
        meaning(logged(1, "odd thing in kerb_light"), logged(1, "no end of the tracklist")));
    assertEquals(
        List.of("REMARKS 1: \"odd thing in material textures.x\""),
        RemarkMeaning.problems(
                List.of(logged(1, "odd thing in material textures.x")), "my/material textures.x")
            .stream()
            .map(RemarkMeaningTest::line)
            .toList());
  }

  @Test
  void aLossIsALossWhateverElseIsSaid() {
    assertEquals(
        List.of("LOST 3: \"texture index broken, face dropped\""),
        meaning(
            logged(1, "LWO2: Failure evaluating face record, index is out of range"),
            logged(1, "FBX-DOM failed to convert element to DOM object, class: Geometry, name: x"),
            logged(1, "texture index broken, face dropped")));
  }

  @Test
  void facesOfTexturesAndNormalsAreNoFaces() {
    assertEquals(
        List.of(),
        meaning(
            logged(1, "UV-Face has an invalid index. It will be ignored"),
            logged(1, "ASE: Invalid vertex index in MESH_VERTEXNORMAL section"),
            logged(1, "Expected `color` line in `Lght` chunk 3"),
            logged(1, "LWO2: Failure evaluating VMAD entry 'x', polygon index is out of range"),
            logged(1, "FBX-DOM failed to convert element to DOM object, class: Texture, name: x"),
            logged(1, "LWO2: Skipping UV channel 'road' with !2 components"),
            logged(1, "FBX: ignoring additional binormal layer"),
            logged(1, "encountered mesh with no faces")));
  }

  @Test
  void whatWasNotKeptIsCounted() {
    assertEquals(
        List.of("REMARKS 42: \"odd thing\""),
        meaning(logged(2, "odd thing"), new Remark(WorkerProtocol.REMARKS_NOT_KEPT, 40, "")));
  }

  @Test
  void whatIsNotKnownIsQuotedAndCounted() {
    List<Remark> remarks = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      remarks.add(logged(2, "odd thing " + i));
    }
    assertEquals(
        List.of("REMARKS 10: \"odd thing 0\", \"odd thing 1\", \"odd thing 2\" and 2 more"),
        meaning(remarks.toArray(Remark[]::new)));
  }

  @Test
  void filesThatMayNotBeOpenedAreNamed() {
    Remark refused = new Remark(WorkerProtocol.REMARK_NOT_OPENED, 1, "kerb.lwo");
    assertEquals(List.of("FILES 1: kerb.lwo"), meaning(refused));
  }

  private static Remark logged(int times, String text) {
    return new Remark(WorkerProtocol.REMARK_LOGGED, times, text);
  }

  private static List<String> meaning(Remark... remarks) {
    return RemarkMeaning.problems(List.of(remarks), "a.blend").stream()
        .map(RemarkMeaningTest::line)
        .toList();
  }

  private static String line(ImportProblem problem) {
    LeftOut what = problem.leftOut();
    return what.kind() + " " + problem.count() + ": " + what.detail();
  }
}
