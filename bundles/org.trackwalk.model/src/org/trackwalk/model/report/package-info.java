/** The finished result of a run, as data: facts, ledger, corridor, findings, inputs. */
package org.trackwalk.model.report;
