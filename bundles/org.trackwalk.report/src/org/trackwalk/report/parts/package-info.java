/** Writers of the convex parts of a mesh: words, a picture, OBJ and binary glTF. */
package org.trackwalk.report.parts;
