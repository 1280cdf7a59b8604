"""Holds what overlaps tells to what meet says: compare.py cgal.txt overlaps.json"""
import json
import sys

said = {}
for line in open(sys.argv[1]):
    name, count, length, volume = line.split()
    said[name[1:]] = (int(count), float(length), float(volume))
told, worst, contours, bad = set(), [0.0, 0.0], 0, 0
for one in json.load(open(sys.argv[2]))["overlaps"]:
    names = {one["a"].split()[0][1:], one["b"].split()[0][1:]}
    if len(names) > 1:
        continue
    name = names.pop()
    told.add(name)
    count, length, volume = said[name]
    contours += count
    apart = [abs(one["contourLength"] - length), abs(one["volume"] - volume)]
    worst = [max(w, a) for w, a in zip(worst, apart)]
    if len(one["contours"]) != count or max(apart) > 1e-6:
        bad += 1
        print(name, len(one["contours"]), count, one["contourLength"], length, one["volume"], volume)
meeting = {n for n, (c, _, v) in said.items() if c or v > 0}
print(len(told), "pairs told of", len(meeting), "that meet;", contours, "contours;", bad, "differ;")
print("largest difference: length %.3g m, volume %.3g m3" % tuple(worst))
print("not told:", sorted((n, said[n]) for n in meeting - told)[:20])
