import type { Cloth } from './palette.ts'
import { bothSides, box, faded, moved, oval, shape, stroke } from './svg.ts'

/** How one kind of goods is drawn around the middle of the canvas; `face` is a pet's head around its own middle, about 300 wide. */
type Draw = (cloth: Cloth, face: string) => string

const paper = '#FFFDF9'
const wood = { base: '#E9C39A', line: '#8A5A33', light: '#F6DFC3' }

function mug({ base, line, light }: Cloth, face: string): string {
  return (
    stroke('M104 -66C190 -76 196 66 96 62', line, 46) +
    stroke('M104 -66C190 -76 196 66 96 62', base, 32) +
    shape('M-120 -118H116V86C116 132 84 150 48 150H-52C-88 150 -120 132 -120 86Z', base, line) +
    oval(-2, -118, 118, 26, light, line) +
    oval(-2, -114, 96, 17, '#7A4A2B') +
    moved(face, -2, 28, 0, 0.5)
  )
}

function cushion({ base, line, light }: Cloth, face: string): string {
  const edge =
    'M-150 -138C-96 -124 96 -124 150 -138C164 -142 172 -130 166 -118C150 -60 150 60 166 118C172 130 164 142 150 138C96 124 -96 124 -150 138C-164 142 -172 130 -166 118C-150 60 -150 -60 -166 -118C-172 -130 -164 -142 -150 -138Z'
  return (
    shape(edge, base, line) +
    stroke('M-128 -104C-60 -96 60 -96 128 -104M-128 104C-60 96 60 96 128 104', light, 5) +
    moved(face, 0, 6, 0, 0.62)
  )
}

function tee({ base, line, deep }: Cloth, face: string): string {
  return (
    shape(
      'M-62 -150C-40 -122 40 -122 62 -150L108 -136L182 -62L130 -10L104 -34V150H-104V-34L-130 -10L-182 -62L-108 -136Z',
      base,
      line,
    ) +
    stroke('M-62 -148C-40 -112 40 -112 62 -148', deep, 9) +
    moved(face, 0, 22, 0, 0.46)
  )
}

function tote({ base, line, light }: Cloth, face: string): string {
  return (
    stroke('M-66 -62C-70 -190 70 -190 66 -62', line, 30) +
    stroke('M-66 -62C-70 -190 70 -190 66 -62', light, 17) +
    shape('M-128 -74H128L148 132C150 148 140 156 126 156H-126C-140 156 -150 148 -148 132Z', base, line) +
    stroke('M-118 -50H118', light, 5) +
    moved(face, 0, 48, 0, 0.5)
  )
}

function bowl({ base, line, light }: Cloth): string {
  const kibble = [-76, -38, 0, 38, 76].map((x, index) =>
    oval(x, -64 - (index % 2) * 14, 26, 22, '#C98B4F', '#7A4A2B'),
  )
  const bone = 'M-26 -10C-34 -30 -58 -18 -48 0C-58 18 -34 30 -26 10H26C34 30 58 18 48 0C58 -18 34 -30 26 -10Z'
  return (
    oval(0, -46, 140, 40, light, line) +
    kibble.join('') +
    shape(
      'M-140 -46C-120 -16 120 -16 140 -46L168 108C170 124 160 132 146 132H-146C-160 132 -170 124 -168 108Z',
      base,
      line,
    ) +
    moved(shape(bone, paper, line), 0, 54, 0, 0.9)
  )
}

function plush({ base, line, light }: Cloth, face: string): string {
  return (
    bothSides(oval(86, 118, 44, 36, base, line)) +
    oval(0, 92, 96, 86, base, line) +
    oval(0, 106, 56, 54, light) +
    bothSides(moved(oval(0, 0, 30, 48, base, line), 92, 54, -38)) +
    moved(face, 0, -54, 0, 0.84) +
    stroke('M-12 82l24 20M12 82l-24 20', line, 5)
  )
}

function jar({ base, line, light }: Cloth, face: string): string {
  const biscuits = [
    [-52, 96],
    [0, 104],
    [54, 94],
    [-28, 62],
    [30, 62],
  ].map(([x = 0, y = 0]) => oval(x, y, 30, 26, '#F0BF87', '#8A5A33', 6))
  return (
    shape(
      'M-116 -84C-132 -40 -132 100 -112 140C-104 152 104 152 112 140C132 100 132 -40 116 -84Z',
      '#EAF6F8',
      line,
    ) +
    biscuits.join('') +
    shape('M-118 -30H118V56C60 66 -60 66 -118 56Z', paper, line, 5) +
    moved(face, 0, 16, 0, 0.27) +
    shape('M-112 -138C-112 -152 112 -152 112 -138V-92C112 -80 -112 -80 -112 -92Z', base, line) +
    stroke('M-80 -128V-100M-40 -126V-98M0 -126V-98M40 -126V-98M80 -128V-100', light, 6)
  )
}

function ball({ base, line, light, deep }: Cloth): string {
  return (
    oval(0, 0, 142, 142, base, line) +
    stroke('M-134 -40C-60 20 60 20 134 -40', paper, 22) +
    stroke('M-134 -40C-60 20 60 20 134 -40', light, 12) +
    stroke('M-134 50C-60 110 60 110 134 50', deep, 12) +
    moved(
      shape('M0 -4C10 -4 19 6 19 14C19 22 11 22 0 20C-11 22 -19 22 -19 14C-19 6 -10 -4 0 -4Z', paper),
      0,
      -82,
      0,
      1.6,
    ) +
    faded(oval(-52, -78, 30, 18, '#FFFFFF'), 0.5)
  )
}

function collar({ base, line, light }: Cloth): string {
  return (
    stroke('M-138 -44C-150 -150 150 -150 138 -44C132 60 -132 60 -138 -44Z', line, 50) +
    stroke('M-138 -44C-150 -150 150 -150 138 -44C132 60 -132 60 -138 -44Z', base, 36) +
    stroke('M-112 -2C-60 42 60 42 112 -2', light, 6) +
    oval(0, 62, 18, 18, 'none', '#B07916', 12) +
    oval(0, 118, 46, 46, '#FFC95C', '#B07916') +
    stroke('M-22 118H22', '#B07916', 9) +
    oval(0, 132, 8, 8, '#B07916')
  )
}

function bed({ base, line, light, deep }: Cloth, face: string): string {
  return (
    oval(0, 44, 176, 108, base, line) +
    oval(0, 26, 122, 66, light, line) +
    moved(face, 0, 2, 0, 0.5) +
    shape('M-150 62C-100 130 100 130 150 62C176 128 90 156 0 156C-90 156 -176 128 -150 62Z', deep, line) +
    stroke('M-92 116C-84 124 -78 128 -70 132M0 126V140M92 116C84 124 78 128 70 132', line, 5)
  )
}

function notebook({ base, line, light }: Cloth, face: string): string {
  const rings = [-112, -56, 0, 56, 112].map((y) => stroke(`M-138 ${y}h40`, '#8C8098', 11))
  return (
    box(-100, -146, 224, 300, '#E7DCCB', 22) +
    shape(
      'M-112 -136C-112 -148 -104 -156 -92 -156H96C108 -156 116 -148 116 -136V128C116 140 108 148 96 148H-92C-104 148 -112 140 -112 128Z',
      base,
      line,
    ) +
    rings.join('') +
    box(-58, -120, 148, 44, light, 14) +
    moved(face, 16, 30, 0, 0.46)
  )
}

function keyring({ base, line, light }: Cloth, face: string): string {
  return (
    oval(0, -128, 46, 46, 'none', '#8C8098', 13) +
    stroke('M0 -82V-50', '#8C8098', 13) +
    oval(0, 56, 116, 112, base, line) +
    oval(0, 56, 92, 88, light) +
    moved(face, 0, 60, 0, 0.5)
  )
}

function scarf({ base, line, light }: Cloth): string {
  return (
    shape('M36 0L96 128L60 156L0 30Z', base, line) +
    shape('M-8 8L-36 150L-92 140L-62 -6Z', base, line) +
    stroke('M-74 96l54 10M70 112l34 -22', light, 12) +
    shape('M-150 -86C-90 -30 90 -30 150 -86C162 -40 130 34 0 36C-130 34 -162 -40 -150 -86Z', base, line) +
    stroke('M-112 -32C-50 6 50 6 112 -32', light, 12) +
    stroke('M-62 140v22M-44 144v22M-80 138v20M66 146l8 20M84 132l10 18', line, 6)
  )
}

function kennel({ base, line, light }: Cloth, face: string): string {
  return (
    box(-120, -30, 240, 180, wood.base, 16) +
    shape('M-120 -30V134C-120 146 -112 150 -104 150H104C112 150 120 146 120 134V-30', wood.base, wood.line) +
    stroke('M-116 22H116M-116 74H116', wood.light, 5) +
    shape('M-66 150V62C-66 -26 66 -26 66 62V150Z', '#5B3F33', wood.line) +
    moved(face, 0, 92, 0, 0.36) +
    shape(
      'M-168 -16L-12 -150C-4 -156 4 -156 12 -150L168 -16C176 -6 168 6 154 0L0 -120L-154 0C-168 6 -176 -6 -168 -16Z',
      base,
      line,
    ) +
    stroke('M-128 -40L0 -146L128 -40', light, 5)
  )
}

const drawings = {
  mug,
  cushion,
  tee,
  tote,
  bowl,
  plush,
  jar,
  ball,
  collar,
  bed,
  notebook,
  keyring,
  scarf,
  kennel,
} as const satisfies Record<string, Draw>

export type GoodsKind = keyof typeof drawings

export const goodsKinds = Object.keys(drawings) as readonly GoodsKind[]

export function drawGoods(kind: GoodsKind, cloth: Cloth, face: string): string {
  return drawings[kind](cloth, face)
}
