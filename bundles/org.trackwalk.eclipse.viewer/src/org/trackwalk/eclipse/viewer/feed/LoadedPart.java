package org.trackwalk.eclipse.viewer.feed;

import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.viewer.scene.LevelScene;

/**
 * A part of a level ready to be drawn.
 *
 * @param part of the book
 * @param scene what is drawn
 * @param probes for picks and contacts; null when the session was closed meanwhile
 */
public record LoadedPart(LevelPart part, LevelScene scene, ProbeScene probes) {}
