/**
 * A small rigid-body solver: one body over ground that does not move. It shows what contacts do to
 * a body; it is no physics engine.
 */
package org.trackwalk.contact.solver;
