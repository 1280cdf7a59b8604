package org.trackwalk.io.opendrive;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** Which road follows which: by its own links, or by the only way through a junction. */
final class RoadLinks {

  private static final String NO_JUNCTION = "-1";

  /** Those outside of junctions, and the ways through junctions, by their ids. */
  private final Map<String, XmlElement> roads = new LinkedHashMap<>();

  private final Map<String, XmlElement> ways = new LinkedHashMap<>();

  private final Map<Entry, List<Driven>> entries = new HashMap<>();

  /**
   * A road as it is driven.
   *
   * @param forward from its start to its end
   */
  record Driven(XmlElement road, boolean forward) {

    String id() {
      return road.attribute("id", "");
    }
  }

  /** Where a way through a junction begins: at an end of a road that leads into it. */
  private record Entry(String junction, String road, String end) {}

  /** Of all roads of a file. */
  RoadLinks(List<XmlElement> all) throws ImportException {
    for (XmlElement road : all) {
      boolean alone = road.attribute("junction", NO_JUNCTION).equals(NO_JUNCTION);
      if ((alone ? roads : ways).put(road.attribute("id", ""), road) != null) {
        throw road.refusal("two roads have the id '" + road.attribute("id", "") + "'");
      }
      if (!alone) {
        enter(road);
      }
    }
  }

  /** The roads outside of junctions. */
  Collection<XmlElement> roads() {
    return roads.values();
  }

  /** Where a lap or a way begins; null where there is no road outside of junctions. */
  Driven first() throws ImportException {
    for (boolean forward : new boolean[] {true, false}) {
      for (XmlElement road : roads.values()) {
        if (next(new Driven(road, !forward)) == null) {
          return new Driven(road, forward);
        }
      }
    }
    // On a lap every road is led to.
    return roads.isEmpty() ? null : new Driven(roads.values().iterator().next(), true);
  }

  /**
   * What follows; null where the way ends.
   *
   * @throws ImportException where a junction leaves the choice
   */
  Driven next(Driven at) throws ImportException {
    XmlElement links = at.road().child("link");
    XmlElement link =
        links == null ? null : links.child(at.forward() ? "successor" : "predecessor");
    if (link == null) {
      return null;
    }
    String id = link.attribute("elementId", "");
    if (link.attribute("elementType", "road").equals("junction")) {
      return through(at, id);
    }
    XmlElement road = roads.getOrDefault(id, ways.get(id));
    return road == null ? null : new Driven(road, !"end".equals(link.attribute("contactPoint")));
  }

  private Driven through(Driven at, String junction) throws ImportException {
    Entry entry = new Entry(junction, at.id(), at.forward() ? "end" : "start");
    List<Driven> found = entries.getOrDefault(entry, List.of());
    if (found.size() > 1) {
      String ids = found.stream().map(Driven::id).collect(Collectors.joining(", "));
      throw at.road()
          .refusal(
              "from road '"
                  + at.id()
                  + "' several roads lead through junction '"
                  + junction
                  + "' ("
                  + ids
                  + "): leave the one in the file that is driven");
    }
    return found.isEmpty() ? null : found.get(0);
  }

  /** Notes from where a way through a junction is driven, forward and back. */
  private void enter(XmlElement way) {
    XmlElement links = way.child("link");
    for (boolean forward : new boolean[] {true, false}) {
      XmlElement link = links == null ? null : links.child(forward ? "predecessor" : "successor");
      if (link != null && link.attribute("elementType", "road").equals("road")) {
        Entry entry =
            new Entry(
                way.attribute("junction"),
                link.attribute("elementId", ""),
                link.attribute("contactPoint", "end"));
        entries.computeIfAbsent(entry, k -> new ArrayList<>()).add(new Driven(way, forward));
      }
    }
  }
}
