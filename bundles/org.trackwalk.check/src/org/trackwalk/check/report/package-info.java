/** The finished result of a run, as data: facts, ledger, corridor, findings, inputs. */
package org.trackwalk.check.report;
