package org.trackwalk.archives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Descriptions as they lie in a local repository, some of them such as must end a build. */
class LicencesTest {

  @TempDir private Path repository;

  private String of(String artifact) throws IOException {
    return Licences.read(repository).of(new Library("org.example", artifact, "1.0", ""));
  }

  private void library(String artifact, String parent, String... licences) throws IOException {
    StringBuilder text = new StringBuilder("<project>");
    if (!parent.isEmpty()) {
      text.append("<parent><groupId>org.example</groupId><artifactId>").append(parent);
      text.append("</artifactId><version>1.0</version></parent>");
    }
    if (licences.length > 0) {
      text.append("<licenses>");
      for (String licence : licences) {
        text.append("<license><name>").append(licence).append("</name></license>");
      }
      text.append("</licenses>");
    }
    Path file = new Library("org.example", artifact, "1.0", "").description(repository);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text + "</project>");
  }

  private String refused(String artifact) {
    return assertThrows(IOException.class, () -> of(artifact)).getMessage();
  }

  @Test
  void namesThatPeopleUseAreThoseOfSpdx() throws Exception {
    library("short", "", "Apache 2");
    library("long", "", "The Apache Software License, Version 2.0");
    library("spdx", "", "BSD-3-Clause");
    assertEquals("Apache-2.0", of("short"));
    assertEquals("Apache-2.0", of("long"));
    assertEquals("BSD-3-Clause", of("spdx"));
  }

  @Test
  void whatALibraryDoesNotSayItsParentSays() throws Exception {
    library("grandparent", "", "MIT License");
    library("parent", "grandparent");
    library("child", "parent");
    assertEquals("MIT", of("child"));
  }

  @Test
  void copyleftAloneEndsTheBuild() throws Exception {
    library("gpl", "", "GNU General Public License, version 2");
    library("lgpl", "", "LGPL-2.1-or-later");
    assertTrue(refused("gpl").startsWith("org.example:gpl:1.0 has the licence GPL-2.0-only"));
    assertTrue(refused("lgpl").contains("must not be shipped"));
  }

  @Test
  void ofSeveralToChooseFromOneIsEnough() throws Exception {
    library("both", "", "GPL2 w/ CPE", "EPL 2.0");
    assertEquals("GPL-2.0-only WITH Classpath-exception-2.0 OR EPL-2.0", of("both"));
  }

  @Test
  void partsUnderSeveralAtOnceNeedAllOfThem() throws Exception {
    Licences licences = Licences.read(repository);
    assertTrue(licences.isAllowed("W3C AND Apache-2.0"));
    assertFalse(licences.isAllowed("W3C AND GPL-2.0-only"));
    assertTrue(licences.isAllowed("W3C AND GPL-2.0-only OR MIT"));
  }

  @Test
  void whatNobodyHasReadEndsTheBuild() throws Exception {
    library("own", "", "The Do Whatever License");
    library("silent", "");
    library("circle", "circle");
    assertTrue(refused("own").contains("calls \"The Do Whatever License\""));
    assertTrue(refused("silent").contains("says no licence"));
    assertTrue(refused("circle").contains("no description"));
    assertTrue(refused("missing").contains("no description"));
  }

  @Test
  void aBillWithSuchALibraryIsNotWritten() throws Exception {
    library("gpl", "", "GPL-3.0-only");
    BillOfMaterials bill =
        new BillOfMaterials("a test", "2026-01-01T00:00:00Z", Licences.read(repository));
    bill.add("gpl.jar", repository, new Library("org.example", "gpl", "1.0", ""));
    assertThrows(IOException.class, bill::text);
  }
}
