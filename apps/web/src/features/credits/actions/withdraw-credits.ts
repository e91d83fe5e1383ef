import { creditsAbi } from '@mofu/chain/credits'
import type { Address } from '@mofu/domain/address'

import type { TxPlan } from '../../../tx/plan.ts'
import type { NamedCredit } from '../credit.ts'

export type WithdrawOrder = {
  chainId: number
  ledger: Address
  account: Address
  credits: readonly NamedCredit[]
  picture: string
}

/** Withdraws all coins from the ledger with one signature. A coin that cannot be sent stays in the ledger. */
export function withdrawCredits({ chainId, ledger, account, credits, picture }: WithdrawOrder): TxPlan {
  return {
    chainId,
    title: { key: 'credits.planTitle' },
    call: {
      address: ledger,
      abi: creditsAbi,
      functionName: 'withdrawMany',
      args: [credits.map(({ coin }) => coin), account],
      value: 0n,
    },
    gives: [],
    gets: credits.map(({ amount, symbol, decimals }) => ({
      kind: 'amount',
      amount,
      coin: symbol,
      decimals,
    })),
    explain: [],
    subject: { name: '', picture },
    invalidates: [['credits']],
    outcome: () => ({
      title: { key: 'credits.doneTitle' },
      text: { key: 'credits.doneText' },
      link: { label: { key: 'credits.doneLink' }, to: '/list', search: {} },
    }),
  }
}
