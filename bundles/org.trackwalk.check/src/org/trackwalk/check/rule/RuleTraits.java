package org.trackwalk.check.rule;

/**
 * What others ask of a rule: it stands with the rule, so that its id stands nowhere else.
 *
 * @param counted of what a level has a number that the rule could have hit
 * @param anyUnit whether its findings hold in any unit and whatever is up
 * @param mend what can be done about its findings
 * @param picture what a picture of them shows
 * @param role what its findings say about the level as a whole
 * @param needs what it must see beside what lies near
 */
public record RuleTraits(
    Counted counted, boolean anyUnit, Mend mend, Picture picture, Role role, Needs needs) {

  /** Elements of a level. */
  public enum Counted {
    /** Triangles. */
    TRIANGLES,
    /** Vertices as stored, of all pieces. */
    VERTICES,
    /** Edges between pieces that are shared, and open edges that something faces. */
    SEAM_EDGES,
    /** Places and things, of which no level has a number. */
    PLACES
  }

  /** What findings say about the level as a whole. */
  public enum Role {
    /** Nothing. */
    ORDINARY,
    /** Unit or axis are wrong: the numbers of all others are. */
    SCALE,
    /** It is another level than the one that was to be checked. */
    OTHER_LEVEL,
    /**
     * What is about {@link RuleTraits#ROADS_NAME}: the road has no name that the game knows, and
     * what is said of the road is said of what is left of it.
     */
    NAMES,
    /** One cause of many findings, and none of them. */
    CAUSE,
    /** Ground is missing inside the road: the road's holes must be sought. */
    HOLES
  }

  /** The subject of what is said of a road whose name is misspelt. */
  public static final String ROADS_NAME = "the road's name";

  /** A rule of which nothing is said. */
  public static final RuleTraits NONE =
      new RuleTraits(Counted.TRIANGLES, false, Mend.NONE, Picture.PLAIN, Role.ORDINARY, Needs.NEAR);

  /** The same with other elements that the rule could have hit. */
  public RuleTraits counting(Counted elements) {
    return new RuleTraits(elements, anyUnit, mend, picture, role, needs);
  }

  /** The same, holding in any unit and whatever is up. */
  public RuleTraits inAnyUnit() {
    return new RuleTraits(counted, true, mend, picture, role, needs);
  }

  /** The same with something to be done about it. */
  public RuleTraits mended(Mend deed) {
    return new RuleTraits(counted, anyUnit, deed, picture, role, needs);
  }

  /** The same with something more to be shown. */
  public RuleTraits drawn(Picture shown) {
    return new RuleTraits(counted, anyUnit, mend, shown, role, needs);
  }

  /** The same, speaking about the level as a whole. */
  public RuleTraits saying(Role said) {
    return new RuleTraits(counted, anyUnit, mend, picture, said, needs);
  }

  /** The same, needing more than lies near. */
  public RuleTraits needing(Needs more) {
    return new RuleTraits(counted, anyUnit, mend, picture, role, more);
  }
}
