/** What an unvoided seam edge does to a probe that rolls over it, in closed form. */
package org.trackwalk.contact.bump;
