"""Pairs of closed bodies as one OBJ file: pairs.py COUNT SEED > pairs.obj"""
import itertools
import math
import random
import struct
import sys


def single(x):
    return struct.unpack("f", struct.pack("f", x))[0]


def turned(rng):
    q = [rng.gauss(0, 1) for _ in range(4)]
    n = math.sqrt(sum(c * c for c in q))
    w, x, y, z = (c / n for c in q)
    return [
        [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
        [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
        [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
    ]


def hull(points):
    faces = []
    for a, b, c in itertools.combinations(range(len(points)), 3):
        p, q, r = points[a], points[b], points[c]
        u = [q[k] - p[k] for k in range(3)]
        v = [r[k] - p[k] for k in range(3)]
        n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
        side = [
            sum(n[k] * (points[i][k] - p[k]) for k in range(3))
            for i in range(len(points))
            if i not in (a, b, c)
        ]
        if all(s < 0 for s in side):
            faces.append((a, b, c))
        elif all(s > 0 for s in side):
            faces.append((a, c, b))
    return faces


def convex(rng):
    scale = rng.choice([(1, 1, 1), (1, 1, 0.1), (1, 0.12, 0.12)])
    points = []
    for _ in range(12):
        g = [rng.gauss(0, 1) for _ in range(3)]
        n = math.sqrt(sum(c * c for c in g))
        points.append([c / n * s for c, s in zip(g, scale)])
    return points, None


def torus(rng, around=24, across=10):
    thin = rng.uniform(0.1, 0.4)
    points, faces = [], []
    for i in range(around):
        for j in range(across):
            u, v = 2 * math.pi * i / around, 2 * math.pi * j / across
            r = 0.7 + 0.4 * thin * math.cos(v)
            points.append([r * math.cos(u), r * math.sin(u), 0.4 * thin * math.sin(v)])
    at = lambda i, j: (i % around) * across + j % across
    for i in range(around):
        for j in range(across):
            faces.append((at(i, j), at(i + 1, j), at(i + 1, j + 1)))
            faces.append((at(i, j), at(i + 1, j + 1), at(i, j + 1)))
    return points, faces


def main():
    rng = random.Random(int(sys.argv[2]))
    base = 1
    for i in range(int(sys.argv[1])):
        spot = [4.0 * (i % 20), 3.0, 4.0 * (i // 20)]
        for name in "ab":
            points, faces = (torus if i % 4 == 3 else convex)(rng)
            m = turned(rng)
            move = [s + rng.uniform(-0.45, 0.45) for s in spot]
            placed = [
                [single(sum(m[k][c] * p[c] for c in range(3)) + move[k]) for k in range(3)]
                for p in points
            ]
            faces = faces or hull(placed)
            print("o %s%04d" % (name, i))
            for p in placed:
                print("v %.17g %.17g %.17g" % tuple(p))
            for f in faces:
                print("f %d %d %d" % tuple(base + c for c in f))
            base += len(placed)


main()
