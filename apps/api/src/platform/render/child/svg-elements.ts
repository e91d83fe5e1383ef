import { BadBytes } from './bad-bytes.ts'

export type SvgElement = {
  /** Without its namespace prefix, in lower case. */
  name: string
  attributes: ReadonlyMap<string, string>
  children: SvgElement[]
  /** Character data directly inside. */
  text: string
}

export type SvgLimits = { bytes: number; elements: number; depth: number }

const tag = /<([a-z_][\w.:-]*)((?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/iy
const attribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
const closing = /<\/([a-z_][\w.:-]*)\s*>/iy

/**
 * Parses the elements of an SVG, only as far as the checks need. Anything that another parser could read differently is
 * refused: document types and entities, other encodings, unusual names.
 */
export function svgElements(bytes: Buffer, limits: SvgLimits): SvgElement {
  if (bytes.length > limits.bytes) throw new BadBytes('too_complex', `more than ${limits.bytes} bytes`)
  const text = utf8(bytes)
  const root = elementOf('', new Map())
  const open: SvgElement[] = [root]
  let elements = 0
  let at = 0
  while (at < text.length) {
    const inside = open.at(-1) ?? root
    const next = text.indexOf('<', at)
    inside.text += text.slice(at, next === -1 ? text.length : next)
    if (next === -1) break
    at = next
    const skipped = skip(text, at)
    if (skipped) {
      inside.text += skipped.text
      at = skipped.end
      continue
    }
    closing.lastIndex = at
    const ending = closing.exec(text)
    if (ending) {
      if (open.length === 1 || localName(ending[1] ?? '') !== inside.name) throw malformed(at)
      open.pop()
      at = closing.lastIndex
      continue
    }
    tag.lastIndex = at
    const starting = tag.exec(text)
    if (!starting) throw malformed(at)
    if (++elements > limits.elements) throw new BadBytes('too_complex', 'too many elements')
    const element = elementOf(localName(starting[1] ?? ''), attributesOf(starting[2] ?? ''))
    inside.children.push(element)
    if (starting[3] === '') open.push(element)
    if (open.length > limits.depth) throw new BadBytes('too_complex', 'nested too deeply')
    at = tag.lastIndex
  }
  const [svg] = root.children
  if (open.length !== 1 || root.children.length !== 1 || svg?.name !== 'svg') throw malformed(at)
  return svg
}

function utf8(bytes: Buffer): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadBytes('file_broken', 'it is no UTF-8')
  }
  const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(text)?.[1] ?? 'utf-8'
  if (encoding.toLowerCase() !== 'utf-8') throw new BadBytes('file_broken', 'it is no UTF-8')
  return text
}

/** Comments and processing instructions are skipped; CDATA is text. */
function skip(text: string, at: number): { end: number; text: string } | undefined {
  const until = (end: string, from: number) => {
    const found = text.indexOf(end, from)
    if (found === -1) throw malformed(at)
    return found
  }
  if (text.startsWith('<!--', at)) return { end: until('-->', at + 4) + 3, text: '' }
  if (text.startsWith('<![CDATA[', at)) {
    const end = until(']]>', at + 9)
    return { end: end + 3, text: text.slice(at + 9, end) }
  }
  if (text.startsWith('<?', at)) {
    if (/^<\?xml-stylesheet/i.test(text.slice(at, at + 20)))
      throw new BadBytes('too_complex', 'an external style sheet')
    return { end: until('?>', at + 2) + 2, text: '' }
  }
  if (text.startsWith('<!', at)) throw new BadBytes('too_complex', 'a document type')
  return undefined
}

function elementOf(name: string, attributes: ReadonlyMap<string, string>): SvgElement {
  return { name, attributes, children: [], text: '' }
}

function attributesOf(text: string): Map<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name = '', double, single]) => [localName(name), decoded(double ?? single ?? '')] as const,
  )
  return new Map(found)
}

/** `s:filter` and `filter` are the same when `s` is the SVG prefix; prefixes are not resolved. */
function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decoded(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (_, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      if (hex === undefined && decimal === undefined) return named[name as string] ?? ''
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

function malformed(at: number): BadBytes {
  return new BadBytes('file_broken', `malformed at ${at}`)
}
