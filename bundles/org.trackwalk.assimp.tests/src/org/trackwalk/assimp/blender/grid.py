# Writes the files of this folder: blender -b --python grid.py -- FOLDER (Blender 3.4.1).
# truth.txt: name, place, local z, local -y of each empty, in metres, Y up.
import bpy, math, sys
from mathutils import Euler
bpy.ops.wm.read_factory_settings(use_empty=True)
v=[];f=[]
n=20
for i in range(n+1):
    y=-40+4*i
    for x in (-6,-2,2,6): v.append((x,y,0.02*y))
for i in range(n):
    for j in range(3):
        a=4*i+j; f.append((a,a+1,a+5,a+4))
m=bpy.data.meshes.new("1ROAD_A"); m.from_pydata(v,[],f)
o=bpy.data.objects.new("1ROAD_A",m); bpy.context.collection.objects.link(o)
par=bpy.data.objects.new("grid",None); bpy.context.collection.objects.link(par)
par.location=(0.5,1.25,0.1); par.rotation_euler=Euler((0,0,math.radians(10))); par.scale=(2,2,2)
def empty(name,loc,rot,parent=None):
    e=bpy.data.objects.new(name,None); bpy.context.collection.objects.link(e)
    e.location=loc; e.rotation_euler=Euler([math.radians(a) for a in rot]); e.parent=parent
empty("AC_START_1",(1.5,-10.3,0.3),(90,0,180))
empty("AC_STRAT_0",(-1.5,-6.1,0.3),(90,0,180))
empty("AC_PIT_0",(2,-3,0.2),(90,15,60),par)
empty("AC_TIME_0_L",(-6,10,0.4),(0,0,0)); empty("AC_TIME_0_R",(6,10,0.4),(0,0,0))
d=sys.argv[-1]
bpy.context.view_layer.update()
bpy.ops.export_scene.fbx(filepath=d+"/grid.fbx")
bpy.ops.export_scene.fbx(filepath=d+"/metres.fbx",apply_scale_options='FBX_SCALE_ALL',axis_up='Z',axis_forward='Y')
bpy.ops.export_scene.fbx(filepath=d+"/baked.fbx",bake_space_transform=True)
bpy.ops.export_scene.gltf(filepath=d+"/grid.glb")
bpy.ops.wm.collada_export(filepath=d+"/grid.dae")
rows=[]
for o in sorted(bpy.data.objects,key=lambda o:o.name):
    if o.type=='EMPTY' and o.name.startswith('AC_'):
        w=o.matrix_world
        y=lambda v:(v[0],v[2],-v[1])
        p=y(w.translation); z=y(w.col[2]); b=y(-w.col[1])
        rows.append("%s %s" % (o.name," ".join("%.7f"%x for x in (*p,*z[:3],*b[:3]))))
open(d+"/truth.txt","w").write("\n".join(rows)+"\n")
