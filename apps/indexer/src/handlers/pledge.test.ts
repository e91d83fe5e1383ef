import { expect, test } from 'vitest'

import { nftPledge, pledge, pledgePool, pledgeSettings, shareTransfer } from '../../schema/pledge.ts'
import type { Change } from '../change.ts'
import { onPledgeRedeemed, onSecuritized, onSharesTransferred } from './pledge.ts'
import {
  onPledgeFeeClaimed,
  onPledgeFeeRecipientSet,
  onPledgeOpenSet,
  onPledgePaused,
  onPledgeSettingsSet,
} from './pledge/pools.ts'

const contract = '0x00000000000000000000000000000000000000aa'
const collection = '0x00000000000000000000000000000000000000C1'
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000B2'
const nobody = '0x0000000000000000000000000000000000000000'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const nft = `31337-${collection.toLowerCase()}-7`
const token = { collection, tokenId: 7n } as const
const pledgeId = `${nft}-${9 * 4_194_304 + 3}`
const poolId = `31337-${contract}-${collection.toLowerCase()}`
const pool = {
  id: poolId,
  feePercent: 300,
  discountPrecent: 200,
  sharesCount: 1_000n,
  held: 4,
  fees: 40n,
  reserved: 80n,
}

/** What follows from an earlier row. */
function after(change: Change | undefined, table: unknown, id: string, row: object): Change[] {
  if (change?.op !== 'from') throw new Error('not derived from a row')
  expect(change).toMatchObject({ table, id })
  return change.follows(row as never)
}

const settings = {
  redeemLimit: 60,
  feePercent: 300,
  sharesCount: 1_000n,
  discountTime: 120,
  discountPrecent: 200,
}

test('settings open a new pool, and keep what is pledged in one that exists', () => {
  const [changed] = onPledgeSettingsSet({ collection, version: 2n, settings }, log)
  expect(changed).toMatchObject({
    op: 'merge',
    table: pledgePool,
    row: { id: poolId, coin: BigInt(collection), version: 2, isOpen: true, held: 0, fees: 0n, ...settings },
    values: { version: 2, ...settings },
  })
  expect(changed).not.toHaveProperty('values.held')
  expect(onPledgeOpenSet({ collection, isOpen: false }, log)).toMatchObject([
    { op: 'set', table: pledgePool, id: poolId, values: { isOpen: false } },
  ])
})

test('a pledge keeps the settings of its time, and its fee and discount go to the pool', () => {
  const args = {
    ...token,
    from: mei,
    coin: BigInt(collection),
    sharesCount: 1_000n,
    feeAmount: 30n,
    time: 10n,
    redeemTime: 70n,
    discountAt: 130n,
    discount: 20n,
  } as const
  const [change] = onSecuritized(args, log)
  expect(after(change, pledgePool, poolId, pool)).toMatchObject([
    {
      op: 'insert',
      table: pledge,
      row: {
        id: pledgeId,
        nftId: nft,
        from: mei.toLowerCase(),
        sharesCount: 1_000n,
        feeAmount: 30n,
        discount: 20n,
        feePercent: 300,
        discountPrecent: 200,
        time: 10,
        redeemTime: 70,
        discountAt: 130,
        status: 'held',
        redeemedBy: null,
      },
    },
    { op: 'put', table: nftPledge, row: { id: nft, pledgeId } },
    { op: 'set', table: pledgePool, id: poolId, values: { held: 5, fees: 50n, reserved: 100n } },
  ])
})

test('a token redeemed at full price leaves its discount as a fee, and a discounted one burns it', () => {
  const redeemedFor = (shares: bigint) => {
    const [change] = onPledgeRedeemed({ ...token, by: mei, to: hana, shares }, log)
    const [found] = after(change, nftPledge, nft, { pledgeId })
    const row = { id: pledgeId, discount: 20n, sharesCount: 1_000n }
    const [closed, ofPool] = after(found, pledge, pledgeId, row)
    return { closed, pooled: after(ofPool, pledgePool, poolId, pool) }
  }
  const full = redeemedFor(1_000n)
  expect(full.closed).toMatchObject({
    table: pledge,
    id: pledgeId,
    values: {
      status: 'redeemed',
      redeemedBy: mei.toLowerCase(),
      redeemedTo: hana,
      redeemedShares: 1_000n,
      redeemedAt: log.at,
    },
  })
  expect(full.pooled).toMatchObject([{ values: { held: 3, fees: 60n, reserved: 60n } }])
  expect(redeemedFor(980n).pooled).toMatchObject([{ values: { held: 3, fees: 40n, reserved: 60n } }])
})

test('claimed fees leave the pool, and shares that move are kept one by one', () => {
  const [claimed] = onPledgeFeeClaimed({ collection, shares: 40n }, log)
  expect(after(claimed, pledgePool, poolId, pool)).toMatchObject([{ values: { fees: 0n } }])
  expect(onSharesTransferred({ from: nobody, to: mei, id: 5n, amount: 9n }, log)).toMatchObject([
    {
      op: 'insert',
      table: shareTransfer,
      row: { id: '31337-9-3', coin: 5n, from: nobody, to: mei.toLowerCase(), amount: 9n },
    },
  ])
})

test('a transfer of nothing, which anyone can make in the name of anyone, is not kept', () => {
  expect(onSharesTransferred({ from: hana, to: mei, id: BigInt(collection), amount: 0n }, log)).toEqual([])
})

test('pausing keeps the fee recipient, and the other way round', () => {
  const [paused] = onPledgePaused({}, log)
  expect(paused).toMatchObject({ op: 'merge', table: pledgeSettings, values: { isPaused: true } })
  expect(paused).not.toHaveProperty('values.feeRecipient')
  const [recipient] = onPledgeFeeRecipientSet({ recipient: mei }, log)
  expect(recipient).toMatchObject({ values: { feeRecipient: mei.toLowerCase() } })
  expect(recipient).not.toHaveProperty('values.isPaused')
})
