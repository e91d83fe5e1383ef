import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'

import { nftPledge, pledge, shareTransfer } from '../../schema/pledge.ts'
import { type Change, from, insert, type LogFacts, put, set } from '../change.ts'
import { ofPool, pledgePoolHandlers, poolSet } from './pledge/pools.ts'

type Hex = `0x${string}`
type Token = { collection: Hex; tokenId: bigint }

type Securitized = Token & {
  from: Hex
  coin: bigint
  sharesCount: bigint
  feeAmount: bigint
  time: bigint
  redeemTime: bigint
  discountAt: bigint
  discount: bigint
}

/** A token can be pledged again, so a pledge is identified by its token and the place of this event. */
export function onSecuritized(args: Securitized, log: LogFacts): Change[] {
  const nft = nftKey(args, log)
  const pledgedOrder = logOrder(log.block, log.logIndex)
  const id = `${nft}-${pledgedOrder}`
  const { chainId, contract, block } = log
  const { coin, sharesCount, feeAmount, discount } = args
  return [
    ofPool(args.collection, log, (pool) => [
      insert(pledge, {
        id,
        chainId,
        contract,
        nftId: nft,
        collection: lowerAddress(args.collection),
        tokenId: args.tokenId,
        from: lowerAddress(args.from),
        coin,
        sharesCount,
        feeAmount,
        discount,
        feePercent: pool.feePercent,
        discountPrecent: pool.discountPrecent,
        time: Number(args.time),
        redeemTime: Number(args.redeemTime),
        discountAt: Number(args.discountAt),
        status: 'held',
        pledgedOrder,
        pledgedTx: log.txHash,
        redeemedBy: null,
        redeemedTo: null,
        redeemedShares: null,
        redeemedAt: null,
        redeemedTx: null,
        updatedBlock: block,
      }),
      put(nftPledge, { id: nft, chainId, pledgeId: id, updatedBlock: block }),
      poolSet(pool, log, {
        held: pool.held + 1,
        fees: pool.fees + feeAmount - discount,
        reserved: pool.reserved + discount,
      }),
    ]),
  ]
}

/** What was kept back for the discount is burnt with a discounted token; without the discount it becomes a fee. */
export function onPledgeRedeemed(
  args: Token & { by: Hex; to: Hex; shares: bigint },
  log: LogFacts,
): Change[] {
  const redeemed = {
    status: 'redeemed',
    redeemedBy: lowerAddress(args.by),
    redeemedTo: lowerAddress(args.to),
    redeemedShares: args.shares,
    redeemedAt: log.at,
    redeemedTx: log.txHash,
    updatedBlock: log.block,
  }
  return [
    from(nftPledge, nftKey(args, log), ({ pledgeId }) => [
      from(pledge, pledgeId, ({ id, discount, sharesCount }) => [
        set(pledge, id, redeemed),
        ofPool(args.collection, log, (pool) => [
          poolSet(pool, log, {
            held: pool.held - 1,
            fees: args.shares === sharesCount ? pool.fees + discount : pool.fees,
            reserved: pool.reserved - discount,
          }),
        ]),
      ]),
    ]),
  ]
}

/** Anyone can send nothing from anyone to anyone: kept, it would put a stranger's address into somebody's history. */
export function onSharesTransferred(
  args: { from: Hex; to: Hex; id: bigint; amount: bigint },
  log: LogFacts,
): Change[] {
  if (args.amount === 0n) return []
  return [
    insert(shareTransfer, {
      id: `${log.chainId}-${log.block}-${log.logIndex}`,
      chainId: log.chainId,
      contract: log.contract,
      coin: args.id,
      from: lowerAddress(args.from),
      to: lowerAddress(args.to),
      amount: args.amount,
      transferOrder: logOrder(log.block, log.logIndex),
      at: log.at,
      txHash: log.txHash,
      updatedBlock: log.block,
    }),
  ]
}

function nftKey({ collection, tokenId }: Token, { chainId }: LogFacts): string {
  return nftId({ chainId, contract: lowerAddress(collection), tokenId })
}

export const pledgeHandlers = {
  Securitized: onSecuritized,
  Redeemed: onPledgeRedeemed,
  Transfer: onSharesTransferred,
  ...pledgePoolHandlers,
}
