import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'
import { idWithin } from '@mofu/domain/numbered-id'

import { box, boxWhitelistItem, draw, prize } from '../../schema/boxes.ts'
import { type Change, from, insert, type LogFacts, set } from '../change.ts'
import {
  boxChanged,
  boxDerived,
  boxKey,
  happened,
  type OfBox,
  type OfNft,
  type OfOrder,
  orderKey,
  prizeKey,
} from './boxes/changes.ts'
import { boxManagementHandlers } from './boxes/management.ts'
import { boxSettingsHandlers } from './boxes/settings.ts'

type Hex = `0x${string}`

type Added = OfNft & { owner: Hex; collection: Hex; tokenId: bigint; price: bigint; size: bigint }

export function onNftAdded(args: Added, log: LogFacts): Change[] {
  const collection = lowerAddress(args.collection)
  const { tokenId, price } = args
  return [
    insert(prize, {
      id: prizeKey(args, log),
      chainId: log.chainId,
      boxId: boxKey(args, log),
      place: Number(args.index),
      nftId: nftId({ chainId: log.chainId, contract: collection, tokenId }),
      collection,
      tokenId,
      depositor: lowerAddress(args.owner),
      price,
      state: 'in',
      drawId: null,
      winner: null,
      paid: null,
      proceeds: null,
      commission: null,
      fee: null,
      addedAt: log.at,
      drawnAt: null,
      claimedAt: null,
      updatedBlock: log.block,
    }),
    boxDerived(args, log, ({ totalPrice }) => ({ size: Number(args.size), totalPrice: totalPrice + price })),
  ]
}

export function onNftReturned(args: OfNft & { size: bigint }, log: LogFacts): Change[] {
  const id = prizeKey(args, log)
  return [
    set(prize, id, { state: 'returned', updatedBlock: log.block }),
    from(prize, id, ({ price }) => [
      boxDerived(args, log, ({ totalPrice }) => ({
        size: Number(args.size),
        totalPrice: totalPrice - price,
      })),
    ]),
  ]
}

type Drawn = OfOrder & {
  owner: Hex
  coin: Hex
  paid: bigint
  size: bigint
  round: bigint
  listed: boolean
}

export function onDrawn(args: Drawn, log: LogFacts): Change[] {
  const boxId = boxKey(args, log)
  const owner = lowerAddress(args.owner)
  const size = Number(args.size)
  return [
    from(box, boxId, ({ run, pending, soldCount }) => [
      insert(draw, {
        id: orderKey(args, log),
        chainId: log.chainId,
        boxId,
        orderId: Number(args.orderId),
        run,
        owner,
        coin: lowerAddress(args.coin),
        paid: args.paid,
        size,
        round: Number(args.round),
        isListed: args.listed,
        state: 'pending',
        claimed: 0,
        claimedAt: null,
        paidOrder: logOrder(log.block, log.logIndex),
        paidAt: log.at,
        paidTx: log.txHash,
        settledAt: null,
        settledTx: null,
        updatedBlock: log.block,
      }),
      boxChanged(args, log, {
        orders: Number(args.orderId) + 1,
        pending: pending + size,
        soldCount: soldCount + size,
      }),
    ]),
    ...(args.listed ? [usedBy(boxId, owner, size, log)] : []),
  ]
}

type Assigned = OfOrder &
  OfNft & { number: bigint; winner: Hex; proceeds: bigint; commission: bigint; fee: bigint }

/** One for each prize of an order. The first of them settles the order. */
export function onPrizeAssigned(args: Assigned, log: LogFacts): Change[] {
  const { proceeds, commission, fee } = args
  const id = prizeKey(args, log)
  const drawId = orderKey(args, log)
  return [
    settled(drawId, 'revealed', log),
    set(prize, id, {
      state: 'drawn',
      drawId,
      winner: lowerAddress(args.winner),
      paid: proceeds + commission + fee,
      proceeds,
      commission,
      fee,
      drawnAt: log.at,
      updatedBlock: log.block,
    }),
    from(prize, id, ({ price }) => [
      boxDerived(args, log, (row) => ({
        size: row.size - 1,
        pending: row.pending - 1,
        settled: args.number === 0n ? row.settled + 1 : row.settled,
        totalPrice: row.totalPrice - price,
        commission: row.commission + commission,
        fee: row.fee + fee,
      })),
    ]),
  ]
}

export function onDrawRefunded(args: OfOrder, log: LogFacts): Change[] {
  const drawId = orderKey(args, log)
  return [
    settled(drawId, 'refunded', log),
    from(draw, drawId, ({ boxId, owner, size, isListed }) => [
      boxDerived(args, log, (row) => ({
        pending: row.pending - size,
        soldCount: row.soldCount - size,
        settled: row.settled + 1,
      })),
      ...(isListed ? [usedBy(boxId, owner, -size, log)] : []),
    ]),
  ]
}

export function onClaimed(args: OfNft, log: LogFacts): Change[] {
  const id = prizeKey(args, log)
  return [
    set(prize, id, { state: 'claimed', claimedAt: log.at, updatedBlock: log.block }),
    from(prize, id, ({ drawId }) => (drawId === null ? [] : [claimedOf(drawId, log)])),
  ]
}

/** An order counts as claimed when its last prize is. */
function claimedOf(drawId: string, log: LogFacts): Change {
  return from(draw, drawId, ({ claimed, size }) => [
    set(draw, drawId, {
      claimed: claimed + 1,
      claimedAt: claimed + 1 === size ? log.at : null,
      updatedBlock: log.block,
    }),
  ])
}

type Paid = OfBox & { coin: Hex; amount: bigint }

/** All of it is paid out, also before the coin changes. */
export function onCommissionClaimed(args: Paid & { owner: Hex }, log: LogFacts): Change[] {
  const about = { account: lowerAddress(args.owner), coin: lowerAddress(args.coin), amount: args.amount }
  return [boxChanged(args, log, { commission: 0n }), happened('commission', args, log, about)]
}

export function onFeeClaimed(args: Paid & { recipient: Hex }, log: LogFacts): Change[] {
  const about = { account: lowerAddress(args.recipient), coin: lowerAddress(args.coin), amount: args.amount }
  return [boxChanged(args, log, { fee: 0n }), happened('fee', args, log, about)]
}

function settled(drawId: string, state: 'revealed' | 'refunded', log: LogFacts): Change {
  return set(draw, drawId, { state, settledAt: log.at, settledTx: log.txHash, updatedBlock: log.block })
}

function usedBy(boxId: string, account: Hex, by: number, log: LogFacts): Change {
  const id = idWithin(boxId, lowerAddress(account))
  return from(boxWhitelistItem, id, ({ usedCount }) => [
    set(boxWhitelistItem, id, { usedCount: usedCount + by, updatedBlock: log.block }),
  ])
}

export const boxHandlers = {
  NftAdded: onNftAdded,
  NftReturned: onNftReturned,
  Drawn: onDrawn,
  PrizeAssigned: onPrizeAssigned,
  Refunded: onDrawRefunded,
  Claimed: onClaimed,
  CommissionClaimed: onCommissionClaimed,
  FeeClaimed: onFeeClaimed,
  ...boxManagementHandlers,
  ...boxSettingsHandlers,
}
