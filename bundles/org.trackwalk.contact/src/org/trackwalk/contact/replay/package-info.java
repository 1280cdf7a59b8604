/** A body's way under its contacts, frame by frame, to be looked at and compared. */
package org.trackwalk.contact.replay;
