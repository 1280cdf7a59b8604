package org.trackwalk.io.assimp;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/**
 * The formats that are left to Assimp: those that hold polygon meshes, whose endings mean nothing
 * else in a game's folders, and of which real files came out right (docs/formats.md). Axis and unit
 * are the format's habit where the file says nothing.
 */
enum AssimpFormat {
  FBX("fbx", UpAxis.Y, LengthUnit.CENTIMETRE),
  BLEND("blend", UpAxis.Z, LengthUnit.METRE),
  DIRECTX("x", UpAxis.Y, LengthUnit.METRE),
  LIGHTWAVE("lwo", UpAxis.Y, LengthUnit.METRE),
  MODO("lxo", UpAxis.Y, LengthUnit.METRE),
  MILKSHAPE("ms3d", UpAxis.Y, LengthUnit.METRE),
  ASE("ase", UpAxis.Z, LengthUnit.METRE),
  DXF("dxf", UpAxis.Z, LengthUnit.METRE),
  TRUESPACE("cob", UpAxis.Z, LengthUnit.METRE),
  X3D("x3d", UpAxis.Y, LengthUnit.METRE);

  private final String ending;
  private final UpAxis up;
  private final LengthUnit unit;

  AssimpFormat(String ending, UpAxis up, LengthUnit unit) {
    this.ending = ending;
    this.up = up;
    this.unit = unit;
  }

  static List<String> endings() {
    return Arrays.stream(values()).map(f -> f.ending).toList();
  }

  /** The format of a file name, which has one of the endings. */
  static AssimpFormat of(String fileName) {
    String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(f -> f.ending.equals(ending)).findFirst().orElseThrow();
  }

  /**
   * Whether each file is read by a process of its own. Readers that go beyond their memory on a
   * damaged file may crash on it or not, by what an earlier file left there. FBX alone comes in
   * hundreds for one level, which a start for each would make slow.
   */
  boolean alone() {
    return this != FBX;
  }

  /**
   * Whether a node without a mesh is an empty of that name. DXF has none, and exporters of X3D
   * write few and under names of their own ({@code AC_PIT_0_TRANSFORM}).
   */
  boolean holdsEmpties() {
    return this != DXF && this != X3D;
  }

  UpAxis up() {
    return up;
  }

  LengthUnit unit() {
    return unit;
  }
}
