import { BadBytes } from './bad-bytes.ts'
import { type SvgElement, svgElements } from './svg-elements.ts'

const limits = {
  bytes: 2_097_152,
  elements: 20_000,
  depth: 64,
  /** Elements to paint after following every reference. */
  painted: 50_000,
  filterSteps: 12,
  blur: 50,
}

/** Elements that fetch something, or embed another document. Scripts are not among them: nothing here executes them. */
const forbidden = new Set(['foreignobject', 'iframe', 'include', 'handler', 'feimage', 'tref'])

/**
 * Filter primitives whose time depends on little more than the pixels. Noise, lighting, kernels and displacement do
 * not.
 */
const cheapSteps = new Set([
  'feblend',
  'fecolormatrix',
  'fecomponenttransfer',
  'fecomposite',
  'fedropshadow',
  'feflood',
  'fefunca',
  'fefuncb',
  'fefuncg',
  'fefuncr',
  'fegaussianblur',
  'femerge',
  'femergenode',
  'feoffset',
])

const pictureData = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i
const localReference = /url\(\s*["']?#([^"')\s]+)["']?\s*\)/gi

/**
 * Checks an SVG before anything renders it. What remains is bounded by the time and memory of the process; this refuses
 * what a few bytes can amplify: filters, nested references, and anything outside the document.
 */
export function checkSvg(bytes: Buffer): void {
  const svg = svgElements(bytes, limits)
  const all = [...everyElement(svg)]
  for (const element of all) checkElement(element)
  const steps = all.filter(({ name }) => name.startsWith('fe')).length
  if (steps > limits.filterSteps) throw complex(`${steps} filter steps`)
  checkPainted(svg, all)
}

function* everyElement(element: SvgElement): Generator<SvgElement> {
  yield element
  for (const child of element.children) yield* everyElement(child)
}

function checkElement({ name, attributes, text }: SvgElement): void {
  if (forbidden.has(name)) throw complex(`<${name}>`)
  if (name.startsWith('fe') && !cheapSteps.has(name)) throw complex(`<${name}>`)
  if (name === 'style') checkStyle(text)
  for (const [attribute, value] of attributes) {
    if (attribute === 'href' || attribute === 'src') checkAddress(name, value)
    else if (attribute === 'base') throw complex('a base address')
    else checkStyle(attribute === 'filter' ? `filter:${value}` : value)
    if (attribute === 'stddeviation') checkBlur(value)
  }
}

/** A style, or an attribute with the values of one. */
function checkStyle(source: string): void {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '')
  // An escape could spell any of the words below.
  if (/\\|@import|@font-face|expression\s*\(/i.test(text))
    throw complex('a style that loads or hides something')
  const filters = [...text.matchAll(/\bfilter\s*:([^;}]*)/gi)].map(([, value = '']) => value.trim())
  if (!filters.every((value) => /^(?:none|url\([^)]*\))$/i.test(value))) throw complex('a filter function')
  const addresses = text.match(/url\(/gi)?.length ?? 0
  if (addresses !== [...text.matchAll(localReference)].length) throw complex('an address outside the drawing')
}

function checkAddress(name: string, value: string): void {
  const address = value.trim()
  // The target of a link does not matter for a picture.
  const isInside = name === 'a' || address === '' || address.startsWith('#') || pictureData.test(address)
  if (!isInside) throw complex('an address outside the drawing')
}

function checkBlur(value: string): void {
  if (value.split(/[\s,]+/).some((part) => !(Math.abs(Number(part)) <= limits.blur))) {
    throw complex('a blur too wide')
  }
}

/** Follows `use`, patterns, masks, clips and markers: nested references multiply. */
function checkPainted(svg: SvgElement, all: readonly SvgElement[]): void {
  const byId = new Map(
    all.flatMap((element) => {
      const id = element.attributes.get('id')
      return id === undefined ? [] : [[id, element] as const]
    }),
  )
  const counts = new Map<SvgElement, number>()
  const underWay = new Set<SvgElement>()
  const painted = (element: SvgElement): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (underWay.has(element)) throw complex('a reference to itself')
    underWay.add(element)
    const targets = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
    const count = [...element.children, ...targets].reduce((sum, next) => sum + painted(next), 1)
    underWay.delete(element)
    counts.set(element, count)
    if (count > limits.painted) throw complex('too many elements behind references')
    return count
  }
  const total = painted(svg)
  // A rule of a style sheet may apply to every element.
  const styled = all
    .filter(({ name }) => name === 'style')
    .flatMap(({ text }) => idsIn(text))
    .reduce((sum, id) => sum + (byId.has(id) ? painted(byId.get(id) ?? svg) : 0), 0)
  if (total * (1 + styled) > limits.painted * 10) throw complex('too many elements behind references')
}

function referencesOf({ name, attributes }: SvgElement): string[] {
  return [...attributes].flatMap(([attribute, value]) => {
    if (attribute === 'href')
      return name !== 'a' && value.trim().startsWith('#') ? [value.trim().slice(1)] : []
    return idsIn(value)
  })
}

function idsIn(text: string): string[] {
  return [...text.matchAll(localReference)].map(([, id = '']) => id)
}

function complex(reason: string): BadBytes {
  return new BadBytes('too_complex', reason)
}
