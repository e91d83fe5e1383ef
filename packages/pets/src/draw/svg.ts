/** The width of every outline on the 512 canvas: two pixels on a small card. */
const outline = 7

/** A number rounded to one decimal at most. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded === 0 ? '0' : String(rounded)
}

function paint(fill: string, line?: string, width = outline): string {
  return line ? `fill="${fill}" stroke="${line}" stroke-width="${num(width)}"` : `fill="${fill}"`
}

export function shape(d: string, fill: string, line?: string, width?: number): string {
  return `<path d="${d}" ${paint(fill, line, width)}/>`
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  line?: string,
  width?: number,
): string {
  const size = rx === ry ? `r="${num(rx)}"` : `rx="${num(rx)}" ry="${num(ry)}"`
  return `<${rx === ry ? 'circle' : 'ellipse'} cx="${num(x)}" cy="${num(y)}" ${size} ${paint(fill, line, width)}/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  const corner = round ? ` rx="${num(round)}"` : ''
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${fill}"/>`
}

/** An open line with round ends. */
export function stroke(d: string, colour: string, width = outline): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`
}

/** A soft tube along a line (an arm, a tail): the same line twice, the wider one showing as the outline. */
export function tube(d: string, width: number, fill: string, line: string, edge = outline): string {
  return stroke(d, line, width + edge * 2) + stroke(d, fill, width)
}

export function group(content: string, attributes: string): string {
  return content ? `<g ${attributes}>${content}</g>` : ''
}

export function moved(content: string, x: number, y: number, turn = 0, scale = 1): string {
  if (!content) return ''
  const turned = turn ? ` rotate(${num(turn)})` : ''
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`
  return group(content, `transform="translate(${num(x)} ${num(y)})${turned}${scaled}"`)
}

export function flipped(content: string): string {
  return group(content, 'transform="scale(-1 1)"')
}

/** Drawn for the right side, shown on both. */
export function bothSides(content: string): string {
  return content + flipped(content)
}

export function clipped(content: string, clipId: string): string {
  return group(content, `clip-path="url(#${clipId})"`)
}

export function faded(content: string, opacity: number): string {
  return group(content, `opacity="${Math.round(opacity * 100) / 100}"`)
}
