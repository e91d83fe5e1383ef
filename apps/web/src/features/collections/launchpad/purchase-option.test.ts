import { expect, test } from 'vitest'

import { purchaseOption } from './purchase-option.ts'
import type { Launchpad, Eligibility } from './queries.ts'

const launchpad = { sale: { isOn: true }, maxMint: '10', nftCount: 4 } as Launchpad
const wallet = { addr: '0x1', usedCount: 1 }
const eligibility: Eligibility = {
  usedCount: 1,
  tree: { ...wallet, price: '5', limit: 2, proof: ['0x01'], merkleRoot: '0x02' },
  listed: null,
  open: { ...wallet, price: '9', limit: 5 },
}

test('the cheapest way that is not used up wins', () => {
  expect(purchaseOption(launchpad, eligibility)).toMatchObject({
    may: true,
    by: { way: 'tree', price: 5n },
    left: 1,
  })
  const used = { ...eligibility, usedCount: 2 }
  expect(purchaseOption(launchpad, used)).toMatchObject({
    may: true,
    by: { way: 'open', price: 9n },
    left: 3,
  })
  expect(purchaseOption({ ...launchpad, nftCount: 8 }, used)).toMatchObject({ left: 2 })
})

test('every reason against buying has a name', () => {
  const why = (pad: Partial<Launchpad>, at: Eligibility | null = eligibility) => {
    const chance = purchaseOption({ ...launchpad, ...pad }, at)
    return chance.may ? 'may' : chance.why
  }
  expect(why({ state: 'disabled' })).toBe('disabled')
  expect(why({ state: 'hidden' })).toBe('may')
  expect(why({ sale: null })).toBe('noSale')
  expect(why({}, null)).toBe('noSale')
  expect(why({ sale: { isOn: false } as never })).toBe('ended')
  expect(why({ nftCount: 10 })).toBe('soldOut')
  expect(why({}, { usedCount: 0, tree: null, listed: null, open: null })).toBe('notListed')
  expect(why({}, { ...eligibility, usedCount: 5 })).toBe('limitReached')
})
