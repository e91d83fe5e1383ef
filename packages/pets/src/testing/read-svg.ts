/** What the tests look at in a picture. */
export type ReadSvg = {
  readonly elements: readonly {
    readonly name: string
    readonly attributes: Readonly<Record<string, string>>
  }[]
  readonly ids: readonly string[]
  /** Ids that something in the picture points to. */
  readonly references: readonly string[]
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*="[^"<>&]*")*)\s*(\/?)>/y
const attribute = /([a-zA-Z][a-zA-Z0-9-]*)="([^"]*)"/g

/** Parses a picture that consists of well-nested tags with quoted attributes, and refuses anything else. */
export function readSvg(svg: string): ReadSvg {
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const open: string[] = []
  tag.lastIndex = 0
  for (let at = 0; at < svg.length; at = tag.lastIndex) {
    const match = tag.exec(svg)
    if (!match) throw new Error(`Not well-formed at ${at}: ${svg.slice(at, at + 60)}`)
    const [, closing, name = '', written = '', empty] = match
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing at ${at}`)
      continue
    }
    const attributes: Record<string, string> = {}
    for (const [, key = '', value = ''] of written.matchAll(attribute)) {
      if (key in attributes) throw new Error(`${key} twice on <${name}> at ${at}`)
      attributes[key] = value
    }
    elements.push({ name, attributes })
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(' ')}`)
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? [])
  const references = [...svg.matchAll(/url\(([^)]*)\)/g)].map(([, target = '']) => target.replace(/^#/, ''))
  return { elements, ids, references }
}

/** Attributes that hold coordinates and lengths. */
const measures = ['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'stroke-width']

/** Numbers among the coordinates with more than one decimal. */
export function longNumbers({ elements }: ReadSvg): string[] {
  return elements.flatMap(({ attributes }) =>
    measures.flatMap((name) => attributes[name]?.match(/\d*\.\d{2,}/g) ?? []),
  )
}
