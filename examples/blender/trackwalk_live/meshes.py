# SPDX-License-Identifier: MIT
"""Meshes of the scene as the server takes them, and fixes as Blender takes them."""

from array import array

import bmesh
import bpy

from . import client


class Sent:
    """A mesh object as it was sent last."""

    def __init__(self, positions, indices, matrix, materials, chosen, own):
        self.positions = positions
        self.indices = indices
        self.matrix = matrix
        self.materials = materials
        self.chosen = chosen
        #: Whether its vertices are those that the user edits, not what modifiers make of them.
        self.own = own

    def shape(self):
        return (len(self.positions), self.indices.tobytes(), self.matrix, self.materials,
                self.chosen.tobytes(), self.own)

    def as_piece(self, name):
        return {
            "name": name,
            "positions": client.text_of(self.positions),
            "indices": client.text_of(self.indices),
            "matrix": list(self.matrix),
            "materials": list(self.materials),
            "triangleMaterials": client.text_of(self.chosen),
        }


def taken(thing, depsgraph):
    """An object as it stands: its own mesh, or what its modifiers make of it."""
    own = not any(m.show_viewport for m in thing.modifiers)
    if thing.mode == "EDIT":
        thing.update_from_editmode()
    seen = thing if own else thing.evaluated_get(depsgraph)
    mesh = thing.data if own else seen.to_mesh()
    try:
        mesh.calc_loop_triangles()
        positions = array("f", bytes(12 * len(mesh.vertices)))
        mesh.vertices.foreach_get("co", positions)
        indices = array("i", bytes(12 * len(mesh.loop_triangles)))
        mesh.loop_triangles.foreach_get("vertices", indices)
        chosen = array("i", bytes(4 * len(mesh.loop_triangles)))
        mesh.loop_triangles.foreach_get("material_index", chosen)
        materials = tuple(
            slot.material.name if slot.material else "" for slot in thing.material_slots)
        if not materials:
            chosen = array("i", [-1]) * len(chosen)
        elif any(c >= len(materials) for c in set(chosen)):
            chosen = array("i", [min(c, len(materials) - 1) for c in chosen])
        m = thing.matrix_world
        matrix = tuple(m[row][column] for column in range(4) for row in range(4))
        return Sent(positions, indices, matrix, materials, chosen, own)
    finally:
        if not own:
            seen.to_mesh_clear()


def change(name, before, now):
    """The request that brings the server from one state to the other; None when they are equal."""
    if before is None or before.shape() != now.shape():
        return "piece/put", now.as_piece(name)
    vertices = client.moved(before.positions, now.positions)
    if not vertices:
        return None
    to = array("f")
    for v in vertices:
        to.extend(now.positions[3 * v:3 * v + 3])
    return "piece/move", {
        "name": name,
        "vertices": client.text_of(array("i", vertices)),
        "positions": client.text_of(to),
    }


def markers(scene):
    """Empties that a game takes for starts, pits and gates, as an export to glTF would have them."""
    found = []
    for thing in scene.objects:
        if thing.type == "EMPTY" and thing.name.startswith("AC_"):
            m = thing.matrix_world
            found.append({
                "name": thing.name,
                "position": list(m.translation),
                "forward": [-m[row][1] for row in range(3)],
            })
    return found


def vertices_of(features, sent):
    """The vertices of one object that a finding is about."""
    vertices = set(features.get("vertices", []))
    for edge in features.get("edges", []):
        vertices.update(edge)
    if not vertices:
        for t in features.get("triangles", []):
            vertices.update(sent.indices[3 * t:3 * t + 3])
    return vertices


def select(context, finding, sent):
    """Selects the finding's vertices in edit mode; the number of them."""
    if context.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    for thing in context.view_layer.objects:
        thing.select_set(False)
    chosen = {}
    for name in finding["pieces"]:
        thing = context.view_layer.objects.get(name)
        if thing is None or thing.type != "MESH" or not thing.visible_get():
            continue
        known = sent.get(name)
        vertices = set()
        if known is not None and known.own and name in finding["features"]:
            vertices = vertices_of(finding["features"][name], known)
        mesh = thing.data
        for elements in (mesh.polygons, mesh.edges):
            elements.foreach_set("select", [False] * len(elements))
        mesh.vertices.foreach_set("select", [i in vertices for i in range(len(mesh.vertices))])
        thing.select_set(True)
        chosen[name] = len(vertices)
    if chosen:
        most = max(chosen, key=lambda name: chosen[name])
        context.view_layer.objects.active = context.view_layer.objects[most]
        if chosen[most]:
            context.tool_settings.mesh_select_mode = (True, False, False)
            bpy.ops.object.mode_set(mode="EDIT")
    look(context, finding)
    return sum(chosen.values())


def look(context, finding):
    """Turns the 3D views to the finding."""
    context.scene.cursor.location = finding["position"]
    size = max(finding["bounds"][k + 3] - finding["bounds"][k] for k in range(3))
    for area in context.screen.areas if context.screen else ():
        if area.type == "VIEW_3D":
            view = area.spaces.active.region_3d
            view.view_location = finding["position"]
            view.view_distance = min(max(3.0, 1.5 * size), 60.0)


def apply_fix(thing, piece):
    """Makes what the server has tried of one object, in object mode."""
    mesh = thing.data
    if not piece["addedTriangles"] and not piece["removedTriangles"]:
        to = piece["movedTo"]
        for i, v in enumerate(piece["movedVertices"]):
            mesh.vertices[v].co = to[3 * i:3 * i + 3]
        mesh.update()
        return
    mesh.calc_loop_triangles()
    face_of = [t.polygon_index for t in mesh.loop_triangles]
    corners = [tuple(t.vertices) for t in mesh.loop_triangles]
    bm = bmesh.new()
    try:
        bm.from_mesh(mesh)
        bm.verts.ensure_lookup_table()
        bm.faces.ensure_lookup_table()
        _reshape(bm, piece, face_of, corners)
        bm.to_mesh(mesh)
    finally:
        bm.free()
    mesh.update()


def _reshape(bm, piece, face_of, corners):
    verts = list(bm.verts)
    faces = list(bm.faces)
    places = piece["addedVertices"]
    verts += [bm.verts.new(places[i:i + 3]) for i in range(0, len(places), 3)]
    removed = set(piece["removedTriangles"])
    touched = {face_of[t] for t in removed}
    # What is left of a polygon of which a triangle goes is made of its other triangles.
    wanted = [(corners[t], face_of[t]) for t in range(len(corners))
              if t not in removed and face_of[t] in touched]
    added = piece["addedTriangles"]
    for i, like in enumerate(piece["likeTriangles"]):
        wanted.append((tuple(added[3 * i:3 * i + 3]), face_of[like]))
    stays = set()
    for triangle, like in wanted:
        ends = [verts[v] for v in triangle]
        there = bm.faces.get(ends)
        if there is not None:
            if [v.index for v in there.verts] not in _turns(triangle):
                there.normal_flip()
            stays.add(there)
            continue
        face = bm.faces.new(ends, faces[like])
        for loop in face.loops:
            _dress(bm, loop, faces[like])
    gone = [faces[f] for f in touched if faces[f] not in stays]
    bmesh.ops.delete(bm, geom=gone, context="FACES_ONLY")
    to = piece["movedTo"]
    for i, v in enumerate(piece["movedVertices"]):
        verts[v].co = to[3 * i:3 * i + 3]
    bare = [e for e in bm.edges if not e.link_faces and any(v.link_faces for v in e.verts)]
    bmesh.ops.delete(bm, geom=bare, context="EDGES_FACES")
    lost = [verts[v] for v in piece["removedVertices"] if verts[v].is_valid]
    bmesh.ops.delete(bm, geom=[v for v in lost if not v.link_faces], context="VERTS")


def _dress(bm, loop, like):
    """Texture coordinates and colours of a corner, as they are there on an old face.

    BMLoop.copy_from_face_interp would do it, but fails in Blender 3.4 on Python 3.11.
    """
    at = loop.vert.co
    best, share, least = None, 0.0, float("inf")
    for old in like.loops:
        if old.vert == loop.vert:
            best, share, least = old, 0.0, -1.0
            break
        a, b = old.vert.co, old.link_loop_next.vert.co
        way = b - a
        part = min(1.0, max(0.0, (at - a).dot(way) / way.length_squared)) if way.length else 0.0
        distance = (a + part * way - at).length
        if distance < least:
            best, share, least = old, part, distance
    after = best.link_loop_next
    for layer in bm.loops.layers.uv.values():
        loop[layer].uv = best[layer].uv.lerp(after[layer].uv, share)
    for layer in list(bm.loops.layers.color.values()) + list(bm.loops.layers.float_color.values()):
        loop[layer] = best[layer].lerp(after[layer], share)


def _turns(triangle):
    a, b, c = triangle
    return [[a, b, c], [b, c, a], [c, a, b]]
