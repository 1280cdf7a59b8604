/**
 * The probe shapes that are walked over a level: what they are in their own coordinates ({@link
 * org.trackwalk.contact.shape.Shape}) and where they stand ({@link
 * org.trackwalk.contact.shape.Pose}).
 */
package org.trackwalk.contact.shape;
