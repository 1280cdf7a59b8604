# Writes painted.fbx and beside.fbx: blender -b --python painted.py -- FOLDER (Blender 3.4.1).
# A road of 2 x 3 squares of 4 m: x to the right, y ahead. The picture lies once on each 8 m, from
# the corner at the origin; the last row is plain red. painted.fbx holds its picture, beside.fbx
# names it.
import bpy, os, sys
bpy.ops.wm.read_factory_settings(use_empty=True)
folder = sys.argv[-1]
side = 4
picture = bpy.data.images.new("asphalt.png", side, side)
texels = []
for row in range(side):  # from below
    for column in range(side):
        texels += [column / side, row / side, 0.25, 1.0]
picture.pixels = texels
picture.filepath_raw = os.path.join(folder, "asphalt.png")
picture.file_format = "PNG"
picture.save()


def material(name, colour, image=None):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    if image:
        node = made.node_tree.nodes.new("ShaderNodeTexImage")
        node.image = image
        made.node_tree.links.new(node.outputs["Color"], surface.inputs["Base Color"])
    return made


vertices = [(4 * (i % 3), 4 * (i // 3), 0.5 * (i // 3)) for i in range(12)]
faces = [(a, a + 1, a + 4, a + 3) for a in (0, 1, 3, 4, 6, 7)]
mesh = bpy.data.meshes.new("road")
mesh.from_pydata(vertices, [], faces)
mesh.materials.append(material("asphalt", (1, 1, 1), picture))
mesh.materials.append(material("paint", (1, 0, 0)))
layer = mesh.uv_layers.new(name="flat")
for polygon in mesh.polygons:
    polygon.material_index = 1 if polygon.index >= 4 else 0
    for loop in polygon.loop_indices:
        x, y, z = vertices[mesh.loops[loop].vertex_index]
        layer.data[loop].uv = (x / 8, y / 8)
road = bpy.data.objects.new("road", mesh)
bpy.context.collection.objects.link(road)
bpy.context.view_layer.update()
bpy.ops.export_scene.fbx(
    filepath=os.path.join(folder, "painted.fbx"), path_mode="COPY", embed_textures=True
)
bpy.ops.export_scene.fbx(
    filepath=os.path.join(folder, "beside.fbx"), path_mode="RELATIVE", embed_textures=False
)
