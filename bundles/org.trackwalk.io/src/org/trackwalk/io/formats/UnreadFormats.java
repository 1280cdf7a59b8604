package org.trackwalk.io.formats;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Formats of meshes and scenes that are known but not read, and what to do instead. */
public final class UnreadFormats {

  private static final SortedMap<String, String> NAMES = names();

  private UnreadFormats() {}

  /** All their file name endings, in lower case, sorted, without the dot. */
  public static SortedSet<String> extensions() {
    return Collections.unmodifiableSortedSet(new TreeSet<>(NAMES.keySet()));
  }

  /**
   * Why a file of a known format is not read, and the way out, in one line.
   *
   * @return empty when the ending is that of no known mesh format
   */
  public static Optional<String> reason(String fileName) {
    String name = NAMES.get(Importers.ending(fileName));
    return Optional.ofNullable(name)
        .map(n -> n + " is not read: export the level as glTF (.glb) or OBJ");
  }

  private static SortedMap<String, String> names() {
    SortedMap<String, String> names = new TreeMap<>();
    names.put("3ds", "3D Studio");
    names.put("3mf", "3MF");
    names.put("abc", "Alembic");
    names.put("b3d", "Blitz3D");
    names.put("blend", "a Blender file");
    names.put("bsp", "a Quake level");
    names.put("c4d", "a Cinema 4D file");
    names.put("dae", "COLLADA");
    names.put("dxf", "AutoCAD DXF");
    names.put("fbx", "FBX");
    names.put("iges", "IGES");
    names.put("igs", "IGES");
    names.put("iqm", "IQM");
    names.put("lwo", "LightWave");
    names.put("ma", "a Maya file");
    names.put("max", "a 3ds Max file");
    names.put("mb", "a Maya file");
    names.put("mdl", "a game model");
    names.put("mesh", "an Ogre mesh");
    names.put("ms3d", "MilkShape 3D");
    names.put("off", "OFF");
    names.put("skp", "a SketchUp file");
    names.put("spm", "a SuperTuxKart mesh");
    names.put("step", "STEP");
    names.put("stp", "STEP");
    names.put("usd", "USD");
    names.put("usda", "USD");
    names.put("usdc", "USD");
    names.put("usdz", "USD");
    names.put("wrl", "VRML");
    names.put("x", "DirectX");
    names.put("x3d", "X3D");
    return Collections.unmodifiableSortedMap(names);
  }
}
