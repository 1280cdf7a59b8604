/** The probe shapes that are walked over a level. */
package org.trackwalk.contact.shape;
