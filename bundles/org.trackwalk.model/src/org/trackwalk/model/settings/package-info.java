/** What a user can decide about a check. */
package org.trackwalk.model.settings;
