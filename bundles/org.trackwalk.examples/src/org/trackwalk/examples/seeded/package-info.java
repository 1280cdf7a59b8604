/**
 * Scenes made from a seed: a stretch of road of any shape with one thing in the way, one piece of
 * ground missing, or nothing wrong at all, and what must be told of it. What is expected is
 * computed from the geometry by the definitions of the rules' pages, by nothing of the tool.
 */
package org.trackwalk.examples.seeded;
