package org.trackwalk.contact.solver;

import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.Pose;

/** The parts' masses and inertias, turned and moved to the common centre (J. Steiner). */
final class CompoundMoments {

  private CompoundMoments() {}

  static MassProperties of(Compound compound, double density) {
    int count = compound.parts().size();
    double[][] centres = new double[count][3];
    MassProperties[] parts = new MassProperties[count];
    double mass = 0;
    double[] centre = new double[3];
    for (int i = 0; i < count; i++) {
      MassProperties part = MassProperties.of(compound.parts().get(i).shape(), density);
      Pose at = compound.parts().get(i).pose();
      at.toLevel(part.centre(0), part.centre(1), part.centre(2), centres[i]);
      parts[i] = part;
      mass += part.mass();
      for (int axis = 0; axis < 3; axis++) {
        centre[axis] += part.mass() * centres[i][axis];
      }
    }
    for (int axis = 0; axis < 3; axis++) {
      centre[axis] /= mass;
    }
    double[][] sum = new double[3][3];
    for (int i = 0; i < count; i++) {
      add(sum, parts[i], compound.parts().get(i).pose(), centres[i], centre);
    }
    return MassProperties.of(
        mass,
        centre,
        new double[] {sum[0][0], sum[1][1], sum[2][2], sum[0][1], sum[1][2], sum[2][0]});
  }

  private static void add(
      double[][] sum, MassProperties part, Pose pose, double[] at, double[] centre) {
    double squared = 0;
    for (int axis = 0; axis < 3; axis++) {
      squared += (at[axis] - centre[axis]) * (at[axis] - centre[axis]);
    }
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        double turned = 0;
        for (int i = 0; i < 3; i++) {
          for (int j = 0; j < 3; j++) {
            turned += pose.rotation(row, i) * part.inertia(i, j) * pose.rotation(column, j);
          }
        }
        double moved = -(at[row] - centre[row]) * (at[column] - centre[column]);
        sum[row][column] += turned + part.mass() * (moved + (row == column ? squared : 0));
      }
    }
  }
}
