/**
 * What probes meet: the welded triangles of all pieces, with what contact methods ask about them.
 */
package org.trackwalk.contact.scene;
