import { lowerAddress } from '@mofu/domain/address'
import { creditId } from '@mofu/domain/credit-id'

import { credit } from '../../ponder.schema.ts'
import { type Change, type LogFacts, put } from '../change.ts'

type Hex = `0x${string}`

/** Every event of the ledger tells what the account has in the coin after it; nothing is added up here. */
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
