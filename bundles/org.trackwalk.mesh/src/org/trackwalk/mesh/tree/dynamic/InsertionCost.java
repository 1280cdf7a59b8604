package org.trackwalk.mesh.tree.dynamic;

/** Where in a dynamic tree a new leaf goes. */
public enum InsertionCost {

  /**
   * Down to the leaf reached by always taking the child whose centre is nearer, in the Manhattan
   * distance (E. Coumans, Contact Generation, 2010). Cheapest to insert; leaves that come in
   * spatial order make a deep tree, which {@link DynamicTree#optimise} repairs little by little.
   */
  MANHATTAN,

  /**
   * Down as long as a child promises a smaller growth of total surface area than stopping does, and
   * with rotations on the way back (E. Catto, "Dynamic Bounding Volume Hierarchies", GDC 2019).
   * Dearer to insert, cheaper to query, and never degenerates.
   */
  SURFACE_AREA
}
