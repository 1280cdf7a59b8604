package org.trackwalk.mesh.level;

import java.util.List;

/**
 * Something an importer had to leave out or could not believe, for one piece; becomes a finding.
 *
 * @param rule the rule's id, for instance {@code import.index-range}
 * @param piece the piece's name; empty when it concerns the whole file
 * @param file the file as the report shows it
 * @param place line (text) or byte offset (binary) of the first occurrence; -1 when not known
 * @param count how many times
 * @param message one sentence for the designer
 * @param near a stored position close to it, three floats, in the piece's file coordinates; empty
 *     when there is none
 */
public record ImportProblem(
    String rule,
    String piece,
    String file,
    int place,
    int count,
    String message,
    List<Float> near) {}
