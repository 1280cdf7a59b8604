package org.trackwalk.archives;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/**
 * What an archive is made of, in CycloneDX 1.6 (ECMA-424). Nothing in it depends on when, where or
 * by whom it is written.
 */
final class BillOfMaterials {

  /** How the file is called in archives. */
  static final String NAME = "trackwalk.cdx.json";

  private static final String OWN = "pkg:maven/org.trackwalk/trackwalk";

  /**
   * One file.
   *
   * @param library what it is
   * @param sha256 of its bytes; empty for a folder
   */
  private record Part(Library library, String sha256) {}

  private final String archive;
  private final String time;
  private final Licences licences;
  private final Map<String, Part> parts = new TreeMap<>();

  /**
   * An empty bill.
   *
   * @param archive what is packed, a word
   * @param time of the sources, ISO 8601
   * @param licences those that may be shipped
   */
  BillOfMaterials(String archive, String time, Licences licences) {
    this.archive = archive;
    this.time = time;
    this.licences = licences;
  }

  /**
   * Adds a file.
   *
   * @param place where it is in the archive
   * @param file the file or folder
   * @param library what it is
   */
  void add(String place, Path file, Library library) throws IOException {
    parts.put(place, new Part(library, Files.isDirectory(file) ? "" : sha256(file)));
  }

  private static String sha256(Path file) throws IOException {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /**
   * The file's text.
   *
   * @throws IOException if a licence is unknown or not allowed
   */
  String text() throws IOException {
    JsonArray components = new JsonArray();
    JsonArray all = new JsonArray();
    String version = "";
    for (Map.Entry<String, Part> part : parts.entrySet()) {
      JsonObject component = component(part.getKey(), part.getValue());
      components.add(component);
      all.add(component.get("bom-ref"));
      if (part.getValue().library().group().equals("org.trackwalk")) {
        version = part.getValue().library().version();
      }
    }
    JsonObject root = new JsonObject();
    root.addProperty("type", "application");
    root.addProperty("bom-ref", OWN);
    root.addProperty("group", "org.trackwalk");
    root.addProperty("name", "trackwalk");
    root.addProperty("version", version);
    root.addProperty("description", archive);
    root.add("licenses", licence("EPL-2.0"));
    root.addProperty("purl", OWN + "@" + version);
    JsonObject metadata = new JsonObject();
    metadata.addProperty("timestamp", time);
    metadata.add("component", root);
    JsonObject dependency = new JsonObject();
    dependency.addProperty("ref", OWN);
    dependency.add("dependsOn", all);
    JsonArray dependencies = new JsonArray();
    dependencies.add(dependency);

    JsonObject bill = new JsonObject();
    bill.addProperty("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json");
    bill.addProperty("bomFormat", "CycloneDX");
    bill.addProperty("specVersion", "1.6");
    // a name of its own for each content, the same for the same
    byte[] seed = (archive + components).getBytes(StandardCharsets.UTF_8);
    bill.addProperty("serialNumber", "urn:uuid:" + UUID.nameUUIDFromBytes(seed));
    bill.addProperty("version", 1);
    bill.add("metadata", metadata);
    bill.add("components", components);
    bill.add("dependencies", dependencies);
    Gson gson = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    return gson.toJson(bill) + "\n";
  }

  private JsonObject component(String place, Part part) throws IOException {
    Library library = part.library();
    JsonObject component = new JsonObject();
    component.addProperty("type", "library");
    component.addProperty("bom-ref", place);
    component.addProperty("group", library.group());
    component.addProperty("name", library.artifact());
    component.addProperty("version", library.version());
    if (!part.sha256().isEmpty()) {
      JsonObject hash = new JsonObject();
      hash.addProperty("alg", "SHA-256");
      hash.addProperty("content", part.sha256());
      JsonArray hashes = new JsonArray();
      hashes.add(hash);
      component.add("hashes", hashes);
    }
    component.add("licenses", licence(licences.of(library)));
    component.addProperty("purl", library.address());
    JsonArray inside = new JsonArray();
    for (Licences.Inside other : licences.inside(library)) {
      JsonObject within = new JsonObject();
      within.addProperty("type", "library");
      within.addProperty("name", other.name());
      within.add("licenses", licence(other.licence()));
      JsonObject website = new JsonObject();
      website.addProperty("type", "website");
      website.addProperty("url", other.url());
      JsonArray references = new JsonArray();
      references.add(website);
      within.add("externalReferences", references);
      inside.add(within);
    }
    if (!inside.isEmpty()) {
      component.add("components", inside);
    }
    return component;
  }

  private static JsonArray licence(String spdx) {
    JsonObject choice = new JsonObject();
    if (spdx.contains(" ")) {
      choice.addProperty("expression", spdx);
    } else {
      JsonObject licence = new JsonObject();
      licence.addProperty("id", spdx);
      choice.add("license", licence);
    }
    JsonArray licences = new JsonArray();
    licences.add(choice);
    return licences;
  }
}
