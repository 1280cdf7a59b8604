package org.trackwalk.drive.judge.body;

import org.trackwalk.model.finding.Severity;

/**
 * The limits of the judge: how fine bodies are moved over a place, when two contacts are one, and
 * what is felt. Those that an engine documents name it (docs/engines.md has where); what is chosen
 * says what it trades.
 */
public final class JudgeLimits {

  /** What is felt, m/s: a tenth of what a warning needs. */
  public static final double FELT = Severity.WARNING_JOLT / 10;

  /**
   * A sweep over the contacts that changes less ends the search, m/s: a millionth of what a warning
   * needs.
   */
  public static final double SETTLED = 1e-7;

  /**
   * How fast a car comes back from an edge over how fast it travels along it. Chosen: 6 degrees, as
   * one steers; who comes back at a larger angle is pushed off harder.
   */
  public static final double STEERS = 0.1;

  /**
   * Metres around a body in which triangles may be met. Chosen: far over the largest pair margin of
   * the engines' profiles (0.04 m); more only costs time.
   */
  public static final double AROUND_BODY = 0.3;

  /** The same around a shape at a seam, besides its margin, metres: its pose is known there. */
  public static final double AROUND_SHAPE = 0.1;

  /** Metres: a triangle or contact that comes so close to a point is at it (Jolt's tolerance). */
  public static final double TOUCH = 1e-4;

  /**
   * Metres: by less no point of a ball is nearer; doubles at 10 km round a thousand times finer.
   */
  public static final double NEARER = 1e-6;

  /**
   * The same of a box, metres: less than what is {@link #FELT} moves in a step of 1/60 s, 1.7e-4.
   */
  public static final double BOX_NEARER = 1e-4;

  /** Cosine between normals of one manifold: a fortieth of a degree. */
  public static final double ONE_MANIFOLD = 0.9999999;

  /** Cosine of 1 degree: a contact so near to a face's normal is one with the face (Jolt). */
  public static final double FACE = StrictMath.cos(StrictMath.toRadians(1));

  /** Sine of that degree. */
  public static final double FACE_SINE = StrictMath.sin(StrictMath.toRadians(1));

  /** Cosine between the normals of contacts that are one where a body sinks: about a degree. */
  public static final double SAME_WAY = 0.9998;

  /** Contacts this near to each other are one, metres: a float step ten kilometres out. */
  public static final double SAME_POINT = 0.001;

  /** Normals whose sum is shorter lie back to back: within a tenth of a degree, in radians. */
  public static final double BACK_TO_BACK = 0.0017;

  /** Degrees from which a normal is another one (docs/rules/edge.wrong-normal.md). */
  public static final double OTHER_NORMAL = 1;

  /**
   * Metres that a body may sink in before a contact counts as lost
   * (docs/rules/edge.lost-contact.md).
   */
  public static final double SINK = 0.005;

  /** Metres by which an edge must rise over a face at one end: a fifth of what is told. */
  public static final double LEAST_RISE = SINK / 5;

  /** Degrees: a contact holds against what it opposes within this angle. */
  public static final double HOLDS = 60;

  /**
   * Metres between two phases. Chosen for the time that they take: 185 phases in the 0.93 m of a
   * step of 1/60 s at 200 km/h.
   */
  public static final double PHASE = 0.005;

  /** The same of a long body, metres, of which each costs as much as of ten spheres. */
  public static final double LONG_PHASE = 2 * PHASE;

  /** Metres before and behind the place beyond the reach of a contact. */
  public static final double BEYOND = 0.03;

  /**
   * The same of a long body, metres: it meets an edge with its front, which no slope moves more.
   */
  public static final double LONG_BEYOND = 0.005;

  /** Metres beyond the way over a seam, for what rounding and a leaning border leave open. */
  public static final double BEYOND_SEAM = 0.002;

  /** Metres over or under the plane of a place in which the surface is sought to rest on. */
  public static final double REST_REACH = 0.15;

  /** Metres: a body this near to the surface rests on it. */
  public static final double AT_REST = 1e-9;

  /** The same of a long body, which has many contacts to ask for, metres. */
  public static final double LONG_AT_REST = 1e-6;

  /** Cosine: a surface that leans more over the way, by 73 degrees, does not carry a body. */
  public static final double CARRIES = 0.3;

  /** Outward parts of contacts at cliffs that differ by less push alike, no unit. */
  public static final double ALIKE = 0.01;

  /** Part of a bump from which on it is the engine's and not the seam's. */
  public static final double MOST_OF_BUMP = 0.5;

  /** Part of a bump that phases which are not quite the same differ by. */
  public static final double PHASE_NOISE = 0.1;

  /** Part of a sphere's radius, or of a box's height, from which a step is a wall to it. */
  public static final double WALL = 0.95;

  /** Part of an edge at its ends in which other edges are met too. */
  public static final double EDGE_ENDS = 0.25;

  /** Metres between two heights of a ray, which is as thin as a slit. */
  public static final double RAY_HEIGHTS = 0.0005;

  /** Metres between two heights of a swept wheel, which is round: as between phases. */
  public static final double WHEEL_HEIGHTS = PHASE;

  /** Metres before and behind a border over which heights are taken for rays. */
  public static final double RAY_REACH = 0.06;

  /** Part of the jump that a border is raised by where the ground goes on at another height. */
  public static final double STEPS = 0.5;

  /** Metres that a pressed sphere moves in one step at most: little beside {@link #SINK}. */
  public static final double STRIDE = 0.001;

  /** Share of the pressing speed below which the sphere is held. */
  public static final double HELD = 0.05;

  /** Cosine of 2 degrees: a face that turns more off the way's plane is no part of it. */
  public static final double FLAT = StrictMath.cos(StrictMath.toRadians(2));

  /** Metres off the way's plane from which level ground is other ground. */
  public static final double OFF_PLANE = 0.01;

  /** Squared cosine of the angle between normals from which a surface folds back: 120 degrees. */
  public static final double FOLD = 0.25;

  /**
   * A shorter edge is a point to every engine, metres: a nanometre, the step in which contacts are
   * ordered. Such edges have findings of their own (non-manifold edge, sliver, micro-edge).
   */
  public static final double POINT = 0x1p-30;

  private JudgeLimits() {}
}
