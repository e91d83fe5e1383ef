import { expect, test } from 'vitest'

import { drawPet } from './draw-pet.ts'
import { longNumbers, readSvg } from './testing/read-svg.ts'
import { traitKinds, valuesOf, type Traits } from './traits.ts'

const plain: Traits = {
  species: 'cat',
  coat: 'ash',
  pattern: 'plain',
  eyes: 'round',
  mouth: 'smile',
  ears: 'perky',
  pose: 'sitting',
  accessory: 'none',
  backdrop: 'paper',
}

/** Unresolved values in a drawing: a missing number or word, or a coordinate with too many digits. */
function slips(art: string): string[] {
  return [
    ...(art.match(/NaN|undefined|null|Infinity|\[object/g) ?? []),
    ...longNumbers(readSvg(`<svg>${art}</svg>`)),
  ]
}

const changing = traitKinds.filter((kind) => kind !== 'species')

test.each(changing)('every species can be drawn with every %s, and each looks different', (kind) => {
  for (const species of valuesOf('species')) {
    const drawn = valuesOf(kind).map((value) => drawPet({ ...plain, species, [kind]: value }, 't', 3))
    expect(drawn.flatMap(slips)).toEqual([])
    expect(new Set(drawn).size).toBe(drawn.length)
  }
})

test('every species can wear every accessory in every pose', () => {
  const drawn = valuesOf('species').flatMap((species) =>
    valuesOf('accessory').flatMap((accessory) =>
      valuesOf('pose').map((pose) =>
        drawPet({ ...plain, species, accessory, pose, ears: 'one-down' }, 't', -4),
      ),
    ),
  )
  expect(drawn.flatMap(slips)).toEqual([])
  expect(new Set(drawn).size).toBe(12 * 17 * 3)
})

test('every reference in a drawing resolves', () => {
  for (const coat of valuesOf('coat')) {
    const { ids, references } = readSvg(`<svg>${drawPet({ ...plain, coat }, 't', 0)}</svg>`)
    expect(ids).toEqual(expect.arrayContaining([...references]))
  }
})
