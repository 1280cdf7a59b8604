package org.trackwalk.eclipse.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.core.runtime.content.IContentTypeManager;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.id.CoreIds;
import org.trackwalk.io.formats.Importers;

/** The plug-in's content types are those of the importers. */
final class ContentTypesTest {

  @Test
  void everyFormatThatIsReadIsAMesh() {
    IContentTypeManager types = Platform.getContentTypeManager();
    IContentType mesh = types.getContentType(CoreIds.MESH_TYPE);
    for (String ending : Importers.extensions()) {
      IContentType type = types.findContentTypeFor("track." + ending);
      assertTrue(type != null && type.isKindOf(mesh), ending);
    }
  }

  @Test
  void everyMeshTypeIsRead() {
    IContentTypeManager types = Platform.getContentTypeManager();
    IContentType mesh = types.getContentType(CoreIds.MESH_TYPE);
    for (IContentType type : types.getAllContentTypes()) {
      if (type.isKindOf(mesh)) {
        Arrays.stream(type.getFileSpecs(IContentType.FILE_EXTENSION_SPEC))
            .forEach(ending -> assertTrue(Importers.extensions().contains(ending), ending));
      }
    }
  }

  @Test
  void aManifestIsKnownByTheEndOfItsName() {
    IContentTypeManager types = Platform.getContentTypeManager();
    assertEquals(CoreIds.MANIFEST_TYPE, types.findContentTypeFor("monza.trackwalk.json").getId());
    IContentType other = types.findContentTypeFor("package.json");
    assertTrue(other == null || !other.getId().equals(CoreIds.MANIFEST_TYPE));
  }
}
