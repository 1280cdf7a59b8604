package org.trackwalk.io.gltf;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MarkerNode;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.UpAxis;

/** Empties of a scene whose names mark a place for a game. */
final class GltfMarkers {

  private GltfMarkers() {}

  static List<Marker> of(GltfDocument document, ImportRequest request) throws JsonException {
    List<Marker> markers = new ArrayList<>();
    for (PlacedNode node : SceneWalk.withoutMesh(document, request.scene())) {
      if (FeltName.isMarker(node.name())) {
        Frame frame =
            Frame.of(node.placement(), request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
        markers.add(MarkerNode.of(node.name(), request.displayName(), frame));
      }
    }
    return markers;
  }
}
