package org.trackwalk.check.rules.seam;

import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.seams.chain.Chain;

/**
 * A finding about a chain before its effects are added.
 *
 * @param builder all of it but the effects
 * @param chain that it is about
 * @param feel what the closed forms say
 */
public record SeamDraft(FindingBuilder builder, Chain chain, SeamFeel feel) {}
