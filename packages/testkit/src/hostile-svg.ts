import { mintAs } from './mint.ts'

const SIDE = 4_000
const wide = `width="${SIDE}" height="${SIDE}"`

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${wide}>${inside}</svg>`
}

function uses(id: string, of: string, count: number): string {
  return `<g id="${id}">${`<use xlink:href="#${of}"/>`.repeat(count)}</g>`
}

/** Drawings of at most 4 kB, each of which takes a decoder a minute or more. */
export const hostileSvgs = {
  /** 800 octaves of noise for each of sixteen million pixels. */
  noise: svg(
    `<filter id="f" x="0" y="0" width="1" height="1">${'<feTurbulence baseFrequency=".9" numOctaves="20"/>'.repeat(40)}</filter><rect ${wide} filter="url(#f)"/>`,
  ),
  /** A hundred thousand circles behind references to references. */
  references: svg(
    `<g id="a"><circle r="${SIDE}" opacity=".1"/></g>${uses('b', 'a', 10)}${uses('c', 'b', 10)}${uses('d', 'c', 10)}${uses('e', 'd', 10)}${uses('f', 'e', 9)}`,
  ),
  /** Allowed by the rules for SVG: ten thousand layers, each as large as the picture. */
  layers: svg(
    `<g id="a" opacity=".9"><rect ${wide}/></g>${uses('b', 'a', 20)}${uses('c', 'b', 20)}${uses('d', 'c', 20)}`,
  ),
} as const

/** Storing a URI of 6 kB costs about four million gas. */
const GAS = 8_000_000n

/** Mints tokens that each carry a hostile drawing; only a time limit stops half of them. Returns the last block. */
export function mintHostile(rpcUrl: string, collection: `0x${string}`, count: number): Promise<number> {
  const drawings = [hostileSvgs.layers, hostileSvgs.noise, hostileSvgs.layers, hostileSvgs.references]
  const orders = Array.from({ length: count }, (_, index) => ({
    collection,
    uri: JSON.stringify({ name: `hostile ${index}`, image_data: drawings[index % drawings.length] }),
    royalty: 0,
    fee: 0n,
    gas: GAS,
  }))
  return mintAs(rpcUrl, 'sora', orders)
}
