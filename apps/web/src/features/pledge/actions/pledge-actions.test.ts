import { expect, test } from 'vitest'

import { claimFees, setOpen, setSettings } from './govern-pool.ts'
import { redeemPledged } from './redeem-pledged.ts'
import { securitizePet } from './securitize-pet.ts'
import { sendShares } from './send-shares.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const collection = '0x00000000000000000000000000000000000000c1'
const hana = '0x00000000000000000000000000000000000000b1'
const token = {
  chainId: 31_337,
  contract,
  nftId: `31337-${collection}-7`,
  collection,
  tokenId: 7n,
  name: 'Momo',
  picture: 'momo.png',
} as const
const of = { chainId: 31_337, contract, collection, name: 'Dogs' } as const
const shares = (amount: bigint) => ({ kind: 'amount', amount, coin: 'SHARE', decimals: 18 })

test('pledging names the settings it was read under, what comes and what must be given back, and approves this token alone', () => {
  const plan = securitizePet({
    token,
    collectionName: 'Dogs',
    version: 3,
    amount: 95n,
    feeAmount: 5n,
    sharesCount: 100n,
    texts: { until: 'then', after: 'anyone', cheaper: 'less' },
  })
  expect(plan.call).toMatchObject({
    address: contract,
    functionName: 'securitize',
    args: [collection, 7n, 3n],
  })
  expect(plan.gives).toEqual([{ kind: 'text', text: 'Momo' }])
  expect(plan.gets).toEqual([shares(95n)])
  expect(plan.explain.map(({ value }) => value)).toEqual([
    shares(5n),
    shares(100n),
    { kind: 'text', text: 'then' },
    { kind: 'text', text: 'anyone' },
    { kind: 'text', text: 'less' },
  ])
  expect(plan.approvals).toMatchObject([
    { collection, operator: contract, tokens: [{ tokenId: 7n }], use: 'pledge' },
  ])
})

test('redeeming sends the token to the account, for the shown shares', () => {
  const plan = redeemPledged({ token, account: hana, price: 97n, most: 'never more' })
  expect(plan.call).toMatchObject({ functionName: 'redeem', args: [collection, 7n, hana, 97n], value: 0n })
  expect(plan.gives).toEqual([shares(97n)])
  expect(plan.explain[0]?.value).toEqual({ kind: 'address', address: hana })
})

test('shares are sent by the id of their collection', () => {
  const plan = sendShares({ of, to: hana, amount: 9n, means: 'gone' })
  expect(plan.call).toMatchObject({ functionName: 'transfer', args: [hana, BigInt(collection), 9n] })
  expect(plan.gives).toEqual([shares(9n)])
})

test('an admin sets settings, closes pledging, and the fee recipient claims exactly what is shown', () => {
  const settings = { redeemLimit: 1, feePercent: 2, sharesCount: 3n, discountTime: 4, discountPrecent: 2 }
  const saved = setSettings(of, settings, [{ label: { key: 'pledge.fee' }, text: '0.02%' }], {
    applies: 'later ones',
    opens: undefined,
  })
  expect(saved.call).toMatchObject({ functionName: 'setSettings', args: [collection, settings] })
  expect(saved.explain.map(({ value }) => value)).toEqual([
    { kind: 'text', text: '0.02%' },
    { kind: 'text', text: 'later ones' },
  ])
  // The contract opens pledging with every change of the settings, also where it was closed.
  const opened = setSettings(of, settings, [], { applies: 'later ones', opens: 'open again' })
  expect(opened.explain.at(-1)).toEqual({
    label: { key: 'pledge.plan.effect' },
    value: { kind: 'text', text: 'open again' },
  })
  expect(setOpen(of, false, 'closed').call).toMatchObject({
    functionName: 'setOpen',
    args: [collection, false],
  })
  const claimed = claimFees(of, 4n)
  expect(claimed.call).toMatchObject({ functionName: 'claim', args: [collection] })
  expect(claimed.gets).toEqual([shares(4n)])
})
