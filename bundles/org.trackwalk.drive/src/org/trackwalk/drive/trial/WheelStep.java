package org.trackwalk.drive.trial;

import org.joml.Vector3dc;

/**
 * A wheel of a car in a step.
 *
 * @param load that its tyre carried, newtons, the mean of the step
 * @param stroke metres that its spring is pressed together from rest, at the step's end
 * @param hub where it is then, metres, level coordinates
 * @param triangle of the welded surface on which it stands then; -1 in the air
 */
public record WheelStep(double load, double stroke, Vector3dc hub, int triangle) {}
