package org.trackwalk.eclipse.ui.rule;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.IPath;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.report.format.Numbers;

/** The handbook inside this plug-in; the build puts it into {@code pages}. */
final class RulePages {

  /** The page that lists all rules. */
  static final String ALL = "rules/README.md";

  private static final String FOLDER = "pages/";
  private static final String NO_PAGE = "There is no page about this.";

  private final Map<String, String> told = new HashMap<>();

  /** Path of a rule's page in the handbook. */
  static String path(String rule) {
    return "rules/" + rule + ".md";
  }

  /**
   * The text of a page. For a rule without one, what the rule says of itself.
   *
   * @param path from the handbook's top
   */
  String page(String path) {
    byte[] bytes = file(path);
    if (bytes != null) {
      return WorkbenchWords.of(new String(bytes, StandardCharsets.UTF_8));
    }
    String name = path.substring(path.lastIndexOf('/') + 1).replaceAll("\\.md$", "");
    Optional<RuleInfo> info = RuleList.byId(name).map(rule -> rule.info());
    return info.map(RulePages::written).orElse(told.getOrDefault(path, NO_PAGE));
  }

  /**
   * What a finding says whose rule has no page: the list may have cut it off.
   *
   * @return whether the page is another one now
   */
  boolean tell(String path, String message) {
    return file(path) == null && !message.equals(told.put(path, message));
  }

  /** The path of what a page links to. */
  static String resolve(String page, String target) {
    String folder = page.substring(0, page.lastIndexOf('/') + 1);
    int part = target.indexOf('#');
    String file = part < 0 ? target : target.substring(0, part);
    if (file.isEmpty()) {
      return page;
    }
    return java.nio.file.Path.of("/" + folder + file)
        .normalize()
        .toString()
        .replace('\\', '/')
        .substring(1);
  }

  /** Bytes of a file of the handbook; null when there is none. */
  byte[] file(String path) {
    Bundle bundle = FrameworkUtil.getBundle(RulePages.class);
    URL url = FileLocator.find(bundle, IPath.fromPortableString(FOLDER + path), null);
    if (url == null) {
      return null;
    }
    try (InputStream in = url.openStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }

  private static String written(RuleInfo info) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(info.id()).append(": ").append(info.title()).append("\n\n");
    text.append("**Severity:** ").append(info.severity()).append("\n\n");
    text.append("## Why it hurts\n\n").append(info.why()).append("\n\n");
    text.append("## How to fix it\n\n").append(info.fix()).append("\n\n");
    if (!info.parameters().isEmpty()) {
      text.append("| parameter | default | meaning |\n| --- | --- | --- |\n");
      for (Parameter p : info.parameters()) {
        text.append("| `").append(p.name()).append("` | ");
        text.append(Numbers.measure(p.value(), p.unit())).append(" | ");
        text.append(p.meaning()).append(" |\n");
      }
    }
    return text.toString();
  }
}
