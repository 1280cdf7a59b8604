/**
 * What users of contacts call: {@link org.trackwalk.contact.query.ContactQuery} over a {@link
 * org.trackwalk.contact.scene.ProbeScene}. Flat buffers for sweeps, records with reasons for one
 * probe.
 */
package org.trackwalk.contact.query;
