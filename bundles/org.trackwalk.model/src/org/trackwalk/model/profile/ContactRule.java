package org.trackwalk.model.profile;

import org.trackwalk.contact.method.ContactMethod;

/**
 * How an engine makes contacts for one kind of shape.
 *
 * @param method of this tool that does the same
 * @param differences what the engine does otherwise; empty when nothing is known
 * @param source where that comes from
 */
public record ContactRule(ContactMethod method, String differences, String source) {}
