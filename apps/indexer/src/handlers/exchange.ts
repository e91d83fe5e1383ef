import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'

import { gbtTransfer, swap } from '../../schema/exchange.ts'
import { type Change, insert, type LogFacts } from '../change.ts'

type Hex = `0x${string}`
type Swapped = { to: Hex; fee: bigint; amount: bigint; realBase: bigint; tokenReserve: bigint }

export function onBought(args: Swapped & { buyer: Hex; paid: bigint }, log: LogFacts): Change[] {
  return [swapped('buy', { ...args, account: args.buyer, base: args.paid }, log)]
}

export function onSold(args: Swapped & { seller: Hex; received: bigint }, log: LogFacts): Change[] {
  return [swapped('sell', { ...args, account: args.seller, base: args.received }, log)]
}

function swapped(
  side: 'buy' | 'sell',
  args: Swapped & { account: Hex; base: bigint },
  log: LogFacts,
): Change {
  const { base, fee, amount, realBase, tokenReserve } = args
  return insert(swap, {
    id: `${log.chainId}-${log.block}-${log.logIndex}`,
    chainId: log.chainId,
    contract: log.contract,
    side,
    account: lowerAddress(args.account),
    receiver: lowerAddress(args.to),
    base,
    fee,
    amount,
    realBase,
    tokenReserve,
    swapOrder: logOrder(log.block, log.logIndex),
    at: log.at,
    txHash: log.txHash,
    updatedBlock: log.block,
  })
}

/** A transfer of nothing changes no balance. */
export function onGbtTransferred(args: { from: Hex; to: Hex; amount: bigint }, log: LogFacts): Change[] {
  if (args.amount === 0n) return []
  return [
    insert(gbtTransfer, {
      id: `${log.chainId}-${log.block}-${log.logIndex}`,
      chainId: log.chainId,
      contract: log.contract,
      from: lowerAddress(args.from),
      to: lowerAddress(args.to),
      amount: args.amount,
      updatedBlock: log.block,
    }),
  ]
}

export const gbtHandlers = { Transfer: onGbtTransferred }
export const exchangeHandlers = { Bought: onBought, Sold: onSold }
