package org.trackwalk.report.svg;

import java.util.function.Function;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.SvgText;
import org.trackwalk.report.format.EditorCoordinates;

/** The two views of a card alone, for pages that have words of their own. */
public final class CloseUps implements Function<Finding, String> {

  private final FindingCard card;

  /** For findings of a level that has its surface. */
  public CloseUps(LevelReport level) {
    card = new FindingCard(new Drawing(level), EditorCoordinates.FILE);
  }

  /** An SVG element without letters' styles: the page gives them. */
  @Override
  public String apply(Finding finding) {
    SvgText svg = new SvgText();
    svg.raw("<svg class=\"drawn close\" viewBox=\"0 0 ").at(FindingCard.WIDTH).raw(" ");
    svg.at(FindingCard.VIEWS_HEIGHT + 2.0).raw("\" role=\"img\" aria-label=\"");
    svg.raw("The place from above, and a close-up\">\n");
    card.views(svg, finding, 0, 1);
    return svg.raw("</svg>\n").toString();
  }
}
