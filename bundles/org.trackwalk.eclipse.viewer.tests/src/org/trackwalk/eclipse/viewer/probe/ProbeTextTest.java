package org.trackwalk.eclipse.viewer.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Vector3d;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;

/** Whatever axes and unit a file has, a box lies flat on the surface that it was put on. */
class ProbeTextTest {

  @Test
  void aFileNameWithBlanksIsOneWordOfTheCommand() {
    ProbeText text = new ProbeText("1,2,3", "sphere:0.3", "", null);
    assertTrue(
        text.command("my track/road.obj", ProbeSetup.USUAL)
            .startsWith("trackwalk explain \"my track/road.obj\" --at 1,2,3 "));
    assertTrue(
        text.command("road.obj", ProbeSetup.USUAL).startsWith("trackwalk explain road.obj --at "));
  }

  /** Probes stand on whole hundredths of a millimetre, or nearly where the unit is odd. */
  private static final double STEP = 2e-5;

  @ParameterizedTest
  @CsvSource({
    "X, METRE, 0, 1, 0",
    "Y, METRE, 0.6, 0.8, 0",
    "Z, METRE, 0, 0.8, -0.6",
    "Z, CENTIMETRE, 0.36, 0.8, 0.48",
    "Y, MILLIMETRE, -0.6, 0.8, 0",
    "Z, INCH, 0, -1, 0",
    "X, FOOT, 0.48, -0.6, 0.64",
    "Y, METRE, 0, -1, 0"
  })
  void aBoxLiesOnItsSide(UpAxis up, LengthUnit unit, double nx, double ny, double nz) {
    Frame frame = Frame.of(up, unit);
    Vector3d away = new Vector3d(nx, ny, nz);
    ProbePlace place = new ProbePlace(new Vector3d(12.3456789, -4.5, 301.25), away);
    ProbeSetup setup = ProbeSetup.USUAL.as(ProbeSetup.Kind.BOX);
    Probe probe = ProbeText.of(place, setup, frame).probe(frame);
    Vector3d centre = new Vector3d(away).mul(setup.height() / 2).add(place.foot());
    assertEquals(centre.x, probe.pose().x(), STEP);
    assertEquals(centre.y, probe.pose().y(), STEP);
    assertEquals(centre.z, probe.pose().z(), STEP);
    Box box = (Box) probe.shape();
    double[] half = {box.hx(), box.hy(), box.hz()};
    int upward = up.ordinal();
    assertEquals(setup.height() / 2, half[upward], 1e-12);
    double[] turned = new double[3];
    double[] own = new double[3];
    own[upward] = 1;
    probe.pose().directionToLevel(own[0], own[1], own[2], turned);
    assertEquals(nx, turned[0], 1e-6);
    assertEquals(ny, turned[1], 1e-6);
    assertEquals(nz, turned[2], 1e-6);
  }

  @ParameterizedTest
  @CsvSource({
    "X, METRE, 0, 1, 0",
    "Y, METRE, 0.6, 0.8, 0",
    "Z, CENTIMETRE, 0.36, 0.8, 0.48",
    "Z, INCH, 0, -1, 0",
    "Y, MILLIMETRE, 0, -1, 0"
  })
  void capsulesAndWheelsStand(UpAxis up, LengthUnit unit, double nx, double ny, double nz) {
    Frame frame = Frame.of(up, unit);
    Vector3d away = new Vector3d(nx, ny, nz);
    ProbePlace place = new ProbePlace(new Vector3d(12.3456789, -4.5, 301.25), away);
    ProbeSetup capsule = ProbeSetup.USUAL.as(ProbeSetup.Kind.CAPSULE);
    Probe standing = ProbeText.of(place, capsule, frame).probe(frame);
    assertEquals(0.35, ((Capsule) standing.shape()).radius(), 1e-12);
    assertEquals(0.25, ((Capsule) standing.shape()).halfHeight(), 1e-12);
    // its lower cap touches the foot: its centre is a radius and half a height over it
    Vector3d centre = new Vector3d(away).mul(0.6).add(place.foot());
    assertEquals(centre.y, standing.pose().y(), STEP);
    double[] along = new double[3];
    standing.pose().directionToLevel(0, 1, 0, along);
    assertEquals(1, along[0] * nx + along[1] * ny + along[2] * nz, 1e-6);
    ProbeSetup wheel = ProbeSetup.USUAL.as(ProbeSetup.Kind.WHEEL);
    Probe rolling = ProbeText.of(place, wheel, frame).probe(frame);
    assertEquals(0.35, ((Cylinder) rolling.shape()).radius(), 1e-12);
    assertEquals(0.5, ((Cylinder) rolling.shape()).halfWidth(), 1e-12);
    rolling.pose().directionToLevel(1, 0, 0, along);
    assertEquals(0, along[0] * nx + along[1] * ny + along[2] * nz, 1e-6, "its axle is level");
  }

  @Test
  void aRoundedBoxHasItsMargin() {
    ProbeSetup s = ProbeSetup.USUAL.as(ProbeSetup.Kind.BOX);
    ProbeSetup rounded =
        new ProbeSetup(s.kind(), 0.35, 1, 0.5, 1.6, 0.125, s.method(), s.contactDistance(), null);
    ProbePlace place = new ProbePlace(new Vector3d(1, 0, 2), new Vector3d(0, 1, 0));
    for (LengthUnit unit : LengthUnit.values()) {
      Frame frame = Frame.of(UpAxis.Z, unit);
      Box box = (Box) ProbeText.of(place, rounded, frame).probe(frame).shape();
      assertEquals(0.125, box.margin(), 1e-12);
      assertEquals(0.25, box.hz(), 1e-12);
    }
  }
}
