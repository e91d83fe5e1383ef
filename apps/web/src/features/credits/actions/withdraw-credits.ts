import { creditsAbi } from '@mofu/chain/credits'
import type { Address } from '@mofu/domain/address'
import { isAddressEqual, parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import type { NamedCredit } from '../credit.ts'

export type WithdrawOrder = {
  chainId: number
  ledger: Address
  account: Address
  credits: readonly NamedCredit[]
  /** The coins that a simulation could not send. They are tried all the same. */
  stuck: readonly Address[]
  picture: string
}

/** Withdraws all coins from the ledger with one signature. A coin that cannot be sent stays in the ledger. */
export function withdrawCredits({
  chainId,
  ledger,
  account,
  credits,
  stuck,
  picture,
}: WithdrawOrder): TxPlan {
  const value = ({ amount, symbol, decimals }: NamedCredit) =>
    ({ kind: 'amount', amount, coin: symbol, decimals }) as const
  const isStuck = ({ coin }: NamedCredit) => stuck.includes(coin)
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
    gets: credits.filter((each) => !isStuck(each)).map(value),
    explain: credits.filter(isStuck).map((each) => ({ label: { key: 'credits.stuck' }, value: value(each) })),
    subject: { name: '', picture },
    invalidates: [['credits']],
    outcome: (receipt) => outcomeOf(credits, failedIn(receipt, { ledger, account })),
  }
}

/** The contract does not revert for a coin that it cannot send, so only its events tell what became of each. */
function failedIn(
  { logs }: TransactionReceipt,
  { ledger, account }: Pick<WithdrawOrder, 'ledger' | 'account'>,
): readonly string[] {
  return parseEventLogs({ abi: creditsAbi, eventName: 'WithdrawalFailed', logs })
    .filter(({ address, args }) => isAddressEqual(address, ledger) && isAddressEqual(args.account, account))
    .map(({ args }) => args.coin.toLowerCase())
}

function outcomeOf(
  credits: readonly NamedCredit[],
  failed: readonly string[],
): ReturnType<TxPlan['outcome']> {
  const link = { label: { key: 'credits.doneLink' }, to: '/list', search: {} } as const
  const stayed = credits.filter(({ coin }) => failed.includes(coin.toLowerCase()))
  if (stayed.length === 0)
    return { title: { key: 'credits.doneTitle' }, text: { key: 'credits.doneText' }, link }
  const isNone = stayed.length === credits.length
  const coins = stayed.map(({ symbol }) => symbol).join(', ')
  return {
    title: { key: isNone ? 'credits.noneTitle' : 'credits.partTitle' },
    text: { key: isNone ? 'credits.noneText' : 'credits.partText', values: { coins } },
    link,
    isCalm: true,
  }
}
