import { expect, test } from 'vitest'

import type { Launchpad, Standing } from './queries.ts'
import { chanceOf } from './ways.ts'

const launchpad = { sale: { isOn: true }, maxMint: '10', nftCount: 4 } as Launchpad
const wallet = { addr: '0x1', usedCount: 1 }
const standing: Standing = {
  usedCount: 1,
  tree: { ...wallet, price: '5', limit: 2, proof: ['0x01'], merkleRoot: '0x02' },
  listed: null,
  open: { ...wallet, price: '9', limit: 5 },
}

test('the cheapest way that is not used up is taken', () => {
  expect(chanceOf(launchpad, standing)).toMatchObject({ may: true, by: { way: 'tree', price: 5n }, left: 1 })
  const used = { ...standing, usedCount: 2 }
  expect(chanceOf(launchpad, used)).toMatchObject({ may: true, by: { way: 'open', price: 9n }, left: 3 })
  expect(chanceOf({ ...launchpad, nftCount: 8 }, used)).toMatchObject({ left: 2 })
})

test('every reason why not has a name', () => {
  const why = (pad: Partial<Launchpad>, at: Standing | null = standing) => {
    const chance = chanceOf({ ...launchpad, ...pad }, at)
    return chance.may ? 'may' : chance.why
  }
  expect(why({ sale: null })).toBe('noSale')
  expect(why({}, null)).toBe('noSale')
  expect(why({ sale: { isOn: false } as never })).toBe('ended')
  expect(why({ nftCount: 10 })).toBe('soldOut')
  expect(why({}, { usedCount: 0, tree: null, listed: null, open: null })).toBe('notListed')
  expect(why({}, { ...standing, usedCount: 5 })).toBe('limitReached')
})
