import { lowerAddress } from '@mofu/domain/address'
import { creditId } from '@mofu/domain/credit-id'

import { credit } from '../../schema/credits.ts'
import { type Change, type LogFacts, put } from '../change.ts'

type Hex = `0x${string}`

/** Every ledger event carries the account's balance in the coin after it; nothing is summed here. */
export function onBalance(args: { account: Hex; coin: Hex; balance: bigint }, log: LogFacts): Change[] {
  const account = lowerAddress(args.account)
  const coin = lowerAddress(args.coin)
  return [
    put(credit, {
      id: creditId({ chainId: log.chainId, account, coin }),
      chainId: log.chainId,
      account,
      coin,
      amount: args.balance,
      updatedBlock: log.block,
    }),
  ]
}

export const creditsHandlers = {
  Credited: onBalance,
  Withdrawn: onBalance,
  WithdrawalFailed: onBalance,
}
