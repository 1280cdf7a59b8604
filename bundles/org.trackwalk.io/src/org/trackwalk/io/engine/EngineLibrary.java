package org.trackwalk.io.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A physics engine's binding and natives, as they are on Maven Central.
 *
 * @param id as {@code --install} takes it
 * @param version of the binding
 * @param licence of binding and engine
 * @param jars that every system needs
 * @param natives one more for a system: {@code linux-x86_64} and the like; empty when the engine is
 *     pure Java
 */
public record EngineLibrary(
    String id,
    String version,
    String licence,
    List<EngineJar> jars,
    Map<String, EngineJar> natives) {

  private static final EngineJar BULLET_NATIVES =
      new EngineJar(
          "com.badlogicgames.gdx",
          "gdx-bullet-platform",
          "1.14.2",
          "natives-desktop",
          "a9e78f97127b64c102e26272bc117edb39502ad80487913703e6f21a1a064561");

  private static final List<EngineLibrary> ALL =
      List.of(
          new EngineLibrary(
              "physx",
              "2.4.1",
              "MIT (binding), BSD-3-Clause (PhysX)",
              List.of(
                  physx("", "43cb6c657d4e4317adb0f6f40afa3edba6ae9cb00685606e6e0880b3e563fc56")),
              Map.of(
                  "linux-x86_64",
                  physx(
                      "natives-linux",
                      "63a8db7c5a0ebd280774185a6aa94d580110bf2c974c813b44070301e4a84705"),
                  "windows-x86_64",
                  physx(
                      "natives-windows",
                      "2333ddb66ea83dc15952171299a0f0cf9f2e9a9642f3c9e1eb46eb0cfdfca47a"),
                  "macos-x86_64",
                  physx(
                      "natives-macos",
                      "e7cb539463b6b0638bff7c7a0ecbe86a844ab44762efb12b3b9c72462d67b42e"),
                  "macos-aarch64",
                  physx(
                      "natives-macos-arm64",
                      "08be7607750488731e3b7f14a97b277d7e0ac5d7f82ce80c31c12ff7faab531e"))),
          new EngineLibrary(
              "jolt",
              "0.9.9",
              "MIT",
              List.of(jolt("", "fea9c46305f094342af6ca43ec4dc44467d87fbaeacf1043636b42fe2d78e328")),
              Map.of(
                  "linux-x86_64",
                  jolt(
                      "ReleaseSp",
                      "7a863dca8cd53fa5f2ad59fd2c63a6e858f0e1704cd7ede92eba260408fdf6f4"))),
          new EngineLibrary(
              "bullet",
              "1.14.2",
              "Apache-2.0 (binding), zlib (Bullet)",
              List.of(
                  gdx(
                      "gdx",
                      "1.14.2",
                      "a835710bb135c2c687723b9474d5620f8158af90a96e07ce492f6169d7eee8cc"),
                  gdx(
                      "gdx-bullet",
                      "1.14.2",
                      "772dd0d7bc285a0a464f06c65160f62a31b91965be2715cf08c6d5fae84dfbe1"),
                  gdx(
                      "gdx-jnigen-loader",
                      "2.5.2",
                      "df81f23cfd6785c52d35e108eeaa3930f559d4d2770a6102e75ca7bfa6f9f27a")),
              Map.of(
                  "linux-x86_64", BULLET_NATIVES,
                  "linux-aarch64", BULLET_NATIVES,
                  "windows-x86_64", BULLET_NATIVES,
                  "macos-x86_64", BULLET_NATIVES,
                  "macos-aarch64", BULLET_NATIVES)),
          new EngineLibrary(
              "ode",
              "0.5.3",
              "BSD-3-Clause (chosen of BSD and LGPL)",
              List.of(
                  new EngineJar(
                      "org.ode4j",
                      "core",
                      "0.5.3",
                      "",
                      "cf6b5f7019c3535fa2b93daed5d48b207784a9cee0103bc78095d14af7dfd11e"),
                  new EngineJar(
                      "org.slf4j",
                      "slf4j-api",
                      "2.0.7",
                      "",
                      "5d6298b93a1905c32cda6478808ac14c2d4a47e91535e53c41f7feeb85d946f4")),
              Map.of()));

  private static EngineJar physx(String classifier, String sha256) {
    return new EngineJar("de.fabmax", "physx-jni", "2.4.1", classifier, sha256);
  }

  private static EngineJar jolt(String classifier, String sha256) {
    return new EngineJar("com.github.stephengold", "jolt-jni-Linux64", "0.9.9", classifier, sha256);
  }

  private static EngineJar gdx(String artifact, String version, String sha256) {
    return new EngineJar("com.badlogicgames.gdx", artifact, version, "", sha256);
  }

  /** Takes copies. */
  public EngineLibrary {
    jars = List.copyOf(jars);
    natives = Map.copyOf(natives);
  }

  /** All of them. */
  public static List<EngineLibrary> all() {
    return ALL;
  }

  /** Ids of all. */
  public static List<String> ids() {
    return ALL.stream().map(EngineLibrary::id).toList();
  }

  /** The one with an id. */
  public static Optional<EngineLibrary> byId(String id) {
    return ALL.stream().filter(library -> library.id().equals(id)).findFirst();
  }

  /** This system as {@link #natives} names it. */
  public static String system() {
    String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String kind = name.startsWith("windows") ? "windows" : name.startsWith("mac") ? "macos" : name;
    String arch = System.getProperty("os.arch", "");
    return kind + "-" + (arch.equals("amd64") ? "x86_64" : arch);
  }

  /**
   * What a system needs.
   *
   * @throws EngineException when the engine has no natives for it
   */
  public List<EngineJar> needed(String system) throws EngineException {
    List<EngineJar> needed = new ArrayList<>(jars);
    if (!natives.isEmpty()) {
      EngineJar own = natives.get(system);
      if (own == null) {
        throw new EngineException(
            id
                + ": there is no native library for "
                + system
                + " (only for "
                + String.join(", ", natives.keySet().stream().sorted().toList())
                + "); take another engine, or another machine");
      }
      needed.add(own);
    }
    return needed;
  }
}
