package org.trackwalk.check.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/**
 * What a designer changes in the settings between two checks, one thing at a time: each thing once
 * before any comes again, in an order and by an amount of chance.
 */
final class RandomSettings {

  /** By how much thresholds are changed: far enough that some findings come or go. */
  private static final double[] FACTORS = {0.2, 0.6, 1.5, 5};

  /** So many rules are switched off at a time. */
  private static final int OFF = 8;

  private enum Thing {
    PROFILES,
    BODIES,
    VEHICLE,
    THRESHOLDS,
    RULES_OFF,
    ALL_BACK
  }

  private final List<Thing> left = new ArrayList<>();
  private final CheckSettings start;
  private final Random random;
  private CheckSettings present;
  private String last = "";

  RandomSettings(CheckSettings start, long seed) {
    this.start = start;
    this.present = start;
    this.random = new Random(seed);
  }

  /** What was done last. */
  String last() {
    return last;
  }

  /** Changes one thing. */
  CheckSettings next() {
    if (left.isEmpty()) {
      left.addAll(List.of(Thing.values()));
      Collections.shuffle(left, random);
    }
    Thing thing = left.remove(left.size() - 1);
    present =
        switch (thing) {
          case PROFILES -> present.judgedBy(profiles(), present.bodies(), present.vehicle());
          case BODIES -> present.judgedBy(present.profiles(), bodies(), present.vehicle());
          case VEHICLE -> present.judgedBy(present.profiles(), present.bodies(), vehicle());
          case THRESHOLDS -> present.withParameters(thresholds());
          case RULES_OFF -> present.withSkip(off());
          case ALL_BACK -> start;
        };
    last =
        thing
            + ", now "
            + present.profiles().stream().map(Profile::id).toList()
            + " "
            + (present.vehicle() == null ? "-" : present.vehicle().id())
            + " "
            + present.bodies()
            + " "
            + present.parameters()
            + " without "
            + present.skip();
    return present;
  }

  private List<Profile> profiles() {
    List<Profile> some = new ArrayList<>();
    List<String> ids = ProfileList.ids();
    int count = 1 + random.nextInt(2);
    while (some.size() < count) {
      Profile profile = ProfileList.shipped(ids.get(random.nextInt(ids.size())));
      if (!some.contains(profile)) {
        some.add(profile);
      }
    }
    return some;
  }

  /** Other ones than at present. */
  private Bodies bodies() {
    List<Bodies> others = new ArrayList<>(List.of(Bodies.values()));
    others.remove(present.bodies());
    return others.get(random.nextInt(others.size()));
  }

  private Vehicle vehicle() {
    List<String> ids = VehicleList.ids();
    return VehicleList.shipped(ids.get(random.nextInt(ids.size())));
  }

  private Map<String, Double> thresholds() {
    Map<String, Double> values = new TreeMap<>();
    for (Rule rule : RuleList.all()) {
      for (Parameter parameter : rule.info().parameters()) {
        if (random.nextBoolean()) {
          double factor = FACTORS[random.nextInt(FACTORS.length)];
          values.put(rule.info().id() + "." + parameter.name(), parameter.value() * factor);
        }
      }
    }
    return values;
  }

  private Set<String> off() {
    Set<String> ids = new HashSet<>();
    List<Rule> rules = RuleList.all();
    while (ids.size() < OFF) {
      ids.add(rules.get(random.nextInt(rules.size())).info().id());
    }
    return ids;
  }
}
