// Lines along which two closed bodies cross and what they have in common, by CGAL, pair by pair of
// an OBJ file of pairs.py: name, polylines, their length, volume of the intersection.
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Polygon_mesh_processing/corefinement.h>
#include <CGAL/Polygon_mesh_processing/intersection.h>
#include <CGAL/Polygon_mesh_processing/measure.h>
#include <CGAL/Surface_mesh.h>

#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Point = Kernel::Point_3;
using Mesh = CGAL::Surface_mesh<Point>;
namespace pmp = CGAL::Polygon_mesh_processing;

static void meet(const std::string& name, Mesh& a, Mesh& b) {
  std::vector<std::vector<Point>> lines;
  pmp::surface_intersection(a, b, std::back_inserter(lines));
  double length = 0;
  for (const auto& line : lines) {
    for (std::size_t i = 1; i < line.size(); i++) {
      length += std::sqrt(CGAL::to_double(CGAL::squared_distance(line[i - 1], line[i])));
    }
  }
  Mesh both;
  double volume = NAN;
  if (pmp::corefine_and_compute_intersection(a, b, both)) {
    volume = both.number_of_faces() == 0 ? 0 : CGAL::to_double(pmp::volume(both));
  }
  std::printf("%s %zu %.12g %.12g\n", name.c_str(), lines.size(), length, volume);
}

int main(int, char** args) {
  std::ifstream in(args[1]);
  std::vector<Point> points;
  std::vector<Mesh> pair;
  std::string line, name;
  std::size_t base = 0;
  while (std::getline(in, line)) {
    std::istringstream words(line);
    std::string key;
    words >> key;
    if (key == "o") {
      if (pair.size() == 2) {
        meet(name, pair[0], pair[1]);
        pair.clear();
      }
      words >> name;
      pair.emplace_back();
      base = points.size() + 1;
    } else if (key == "v") {
      double x, y, z;
      words >> x >> y >> z;
      points.emplace_back(x, y, z);
      pair.back().add_vertex(points.back());
    } else if (key == "f") {
      std::size_t i, j, k;
      words >> i >> j >> k;
      using V = Mesh::Vertex_index;
      pair.back().add_face(V(i - base), V(j - base), V(k - base));
    }
  }
  meet(name, pair[0], pair[1]);
}
