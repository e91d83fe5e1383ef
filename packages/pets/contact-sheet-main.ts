import { writeFile } from 'node:fs/promises'

import { petAlt } from './src/pet-alt.ts'
import { petSvg } from './src/pet-svg.ts'
import { petOf } from './src/pet.ts'
import { rarityOf } from './src/rarity.ts'
import { scenes, sceneSvg } from './src/scenes.ts'
import { petCount } from './src/traits.ts'

/** Writes a page to review the pets after a change: `pnpm --filter @mofu/pets sheet <file> [first] [count]`. */
const [file, first = '1', count = '100'] = process.argv.slice(2)
if (!file) throw new Error('Say where to write the sheet: sheet <file> [first] [count]')

const last = Math.min(Number(first) + Number(count) - 1, petCount)
const cards: string[] = []
for (let number = Number(first); number <= last; number++) {
  const caption = `${petOf(number).name} · rank ${rarityOf(number).rank}`
  cards.push(
    `<figure title="${petAlt(number)}">${petSvg(number)}<figcaption>${caption}</figcaption></figure>`,
  )
}
const drawnScenes = scenes.map(
  (scene) => `<figure>${sceneSvg(scene)}<figcaption>${scene}</figcaption></figure>`,
)

const style =
  'body{margin:24px;background:#FFF9F2;color:#2B1B3D;font:12px system-ui}' +
  'main{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px}' +
  'figure{margin:0}svg{display:block;border-radius:20px}figcaption{padding:6px 2px}'

await writeFile(
  file,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pets ${first} to ${last}</title><style>${style}</style><main>${cards.join('')}${drawnScenes.join('')}</main></html>`,
)
console.log(`Pets ${first} to ${last} and ${scenes.length} scenes: ${file}`)
