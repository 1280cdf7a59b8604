package org.trackwalk.drive.ride;

/**
 * A place that is felt much harder when it is driven over in one sense than in the other.
 *
 * @param strand index of the strand
 * @param row where the blow is
 * @param lane on which it is hardest
 * @param sense 1 where the harder one is felt as rows follow each other, -1 against that
 * @param blow speed along the ground's normal that a point loses there, m/s
 * @param other the hardest such blow around there in the other sense, m/s
 * @param flown metres through the air before it; 0 where the ground was not left
 */
public record OneWay(
    int strand, int row, int lane, int sense, double blow, double other, double flown) {}
