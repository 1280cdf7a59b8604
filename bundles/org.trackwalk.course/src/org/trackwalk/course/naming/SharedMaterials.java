package org.trackwalk.course.naming;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Materials that are called after the road and are worn by the road and by what is called something
 * else, as where one palette serves a whole level: there the material tells nothing apart, and the
 * object's own name says what it is. An object of several materials is told apart by them.
 */
final class SharedMaterials {

  private final NameDictionary dictionary;
  private final Map<String, Set<String>> worn = new HashMap<>();
  private final Set<String> ofRoads = new HashSet<>();

  private SharedMaterials(NameDictionary dictionary) {
    this.dictionary = dictionary;
  }

  static SharedMaterials of(List<Piece> pieces, NameDictionary dictionary) {
    SharedMaterials shared = new SharedMaterials(dictionary);
    for (Piece piece : pieces) {
      String object = StatedRoad.object(piece);
      shared.worn.computeIfAbsent(object, k -> new HashSet<>()).addAll(piece.surfaces());
    }
    shared.worn.forEach(
        (object, materials) -> {
          if (dictionary.lookUpWords(object) == SurfaceClass.ROAD) {
            shared.ofRoads.addAll(materials);
          }
        });
    return shared;
  }

  /** The material of a part of an object, or nothing where it does not tell what that is for. */
  String telling(String object, String material) {
    if (material.isEmpty()
        || !ofRoads.contains(material)
        || worn.get(object).size() != 1
        || dictionary.lookUpWords(material) != SurfaceClass.ROAD) {
      return material;
    }
    SurfaceClass own = dictionary.lookUpWords(object);
    return own == null || own == SurfaceClass.ROAD ? material : "";
  }
}
