/** The handbook's page of a rule beside its findings. */
package org.trackwalk.eclipse.ui.rule;
