/**
 * Reports for programs: {@code json} (one document, schema {@code trackwalk-report.schema.json}
 * beside this class) and {@code jsonl} (one finding per line).
 */
package org.trackwalk.report.json;
