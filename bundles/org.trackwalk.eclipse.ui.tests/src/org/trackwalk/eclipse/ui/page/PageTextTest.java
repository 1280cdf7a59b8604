package org.trackwalk.eclipse.ui.page;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.ui.fixture.Bench;

/** The page as a widget. */
class PageTextTest {

  @Test
  void codeGetsTheGroundOfAThemeThatComesLater() {
    Shell shell = new Shell(Display.getCurrent());
    try {
      shell.setLayout(new FillLayout());
      PageText page = new PageText(shell, target -> null, target -> {});
      StyledText text = (StyledText) page.control();
      text.setBackground(new Color(255, 255, 255));
      text.setForeground(new Color(0, 0, 0));
      page.show("Say `code` here.");
      shell.setBounds(50, 50, 300, 200);
      shell.open();
      int code = page.words().indexOf("code");
      assertTrue(ground(text, code) > 200, "light at first");

      text.setBackground(new Color(40, 40, 40));
      text.setForeground(new Color(220, 220, 220));

      Bench.until("a dark ground under code", () -> ground(text, code) < 80);
    } finally {
      shell.dispose();
    }
  }

  private static int ground(StyledText text, int offset) {
    return text.getStyleRangeAtOffset(offset).background.getRed();
  }
}
