package org.trackwalk.io.opendrive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** Curves against their closed forms. */
final class RoadCurveTest {

  private static XmlElement geometry(double length, String kind) throws Exception {
    String text = "<geometry s='0' x='0' y='0' hdg='0' length='" + length + "'>" + kind;
    return XmlElement.read((text + "</geometry>").getBytes(StandardCharsets.UTF_8), "a.xodr");
  }

  private static RoadCurve curve(double length, String kind) throws Exception {
    return RoadCurve.of(geometry(length, kind), length);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.2, 0.007, -0.01, 1e-9, -1e-14})
  void anArcIsPartOfACircle(double curvature) throws Exception {
    RoadCurve arc = curve(80, "<arc curvature='" + curvature + "'/>");
    for (double s : new double[] {0, 1, 33, 80}) {
      double[] at = arc.at(s);
      double chord = 2 * Math.sin(curvature * s / 2) / curvature;
      double to = curvature * s / 2;
      assertArrayEquals(new double[] {chord * Math.cos(to), chord * Math.sin(to)}, at, 1e-9);
    }
    assertArrayEquals(new double[] {5, 0}, curve(9, "<arc curvature='0'/>").at(5), 1e-12);
  }

  /** Fresnel's integrals as power series: the direction is c s² / 2. */
  @ParameterizedTest
  @CsvSource({"50, 0.007", "32.9, -0.02", "200, 0.01", "5, 0.4"})
  void aSpiralIsThatOfFresnel(double length, double end) throws Exception {
    RoadCurve spiral = curve(length, "<spiral curvStart='0' curvEnd='" + end + "'/>");
    double c = end / length / 2;
    for (int i = 1; i <= 10; i++) {
      double s = length * i / 10;
      double u = 0;
      double v = 0;
      double term = s;
      for (int n = 0; n < 60; n++) {
        // The term of order n of the integral of exp(i c s²), without its 2n + 1.
        double part = term / (2 * n + 1);
        double sign = n % 4 < 2 ? 1 : -1;
        u += n % 2 == 0 ? sign * part : 0;
        v += n % 2 == 1 ? sign * part : 0;
        term *= c * s * s / (n + 1);
      }
      assertArrayEquals(new double[] {u, v}, spiral.at(s), 1e-9, "at " + s);
    }
  }

  /** A straight and a parabola, whose lengths are known. */
  @Test
  void aPolynomialIsMeasuredAlongItself() throws Exception {
    RoadCurve straight = curve(100, "<poly3 a='0' b='0.75' c='0' d='0'/>");
    assertArrayEquals(new double[] {80, 60}, straight.at(100), 1e-9);
    double c = 0.02;
    RoadCurve parabola = curve(100, "<poly3 a='0' b='0' c='" + c + "' d='0'/>");
    for (double u : new double[] {0.5, 10, 40, 70}) {
      double slope = 2 * c * u;
      double asinh = Math.log(slope + Math.sqrt(1 + slope * slope));
      double s = u / 2 * Math.sqrt(1 + slope * slope) + asinh / (4 * c);
      assertArrayEquals(new double[] {u, c * u * u}, parabola.at(s), 1e-7);
    }
  }

  @Test
  void aParametricPolynomialIsMeasuredByItsParameter() throws Exception {
    String factors = " aU='0' bU='30' cU='4' dU='-2' aV='0' bV='0' cV='9' dV='1'/>";
    for (String range : List.of("", "pRange='normalized'")) {
      RoadCurve shape = curve(40, "<paramPoly3 " + range + factors);
      assertArrayEquals(new double[] {32, 10}, shape.at(40), 1e-12);
      assertArrayEquals(new double[] {15 + 1 - 0.25, 2.25 + 0.125}, shape.at(20), 1e-12);
    }
    RoadCurve along = curve(2, "<paramPoly3 pRange='arcLength'" + factors);
    assertArrayEquals(new double[] {60 + 16 - 16, 36 + 8}, along.at(2), 1e-12);
  }

  /** Walked metre by metre, in one go or back again: the same places. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<spiral curvStart='0.001' curvEnd='-0.02'/>",
        "<poly3 a='0' b='0.1' c='0.01' d='-0.0001'/>"
      })
  void aPlaceIsTheSameHoweverOneComesThere(String kind) throws Exception {
    RoadCurve walked = curve(120, kind);
    for (int s = 0; s <= 120; s++) {
      assertArrayEquals(curve(120, kind).at(s), walked.at(s), 1e-7, "at " + s);
    }
    assertArrayEquals(curve(120, kind).at(7), walked.at(7), 1e-7, "back again");
  }

  /** A wrong number, of which integrals would never come to an end. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<spiral curvStart='0' curvEnd='1e15'/>",
        "<spiral curvStart='-9e9' curvEnd='0'/>",
        "<arc curvature='1e9'/>"
      })
  void aCurveThatTurnsForEverIsRefused(String kind) {
    ImportException e = assertThrows(ImportException.class, () -> curve(100, kind));
    assertTrue(e.getMessage().contains("turns around more than a hundred times"), e.getMessage());
  }
}
