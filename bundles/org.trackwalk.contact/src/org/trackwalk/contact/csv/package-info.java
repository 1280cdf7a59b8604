/** Probes from, and contacts to, comma-separated text (docs/contacts.md). */
package org.trackwalk.contact.csv;
