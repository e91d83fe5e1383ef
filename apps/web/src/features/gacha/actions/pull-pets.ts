import { gachaAbi } from '@mofu/chain/gacha'
import { type PetTier, petTiers } from '@mofu/domain/pet-tiers'
import { redeemTotal, sumOf } from '@mofu/domain/pull-odds'
import { parseEventLogs, type TransactionReceipt } from 'viem'

import type { TxPlan } from '../../../tx/plan.ts'
import { type GachaCoin, valueOf } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'

export type PullOrder = {
  place: GachaPlace
  machine: { number: number; name: string }
  coin: GachaCoin
  /** Of each pull, as shown. */
  prices: readonly bigint[]
  /** What is told before signing, in the language of the reader. */
  texts: {
    pets: string
    odds: Readonly<Record<PetTier, string>>
    afterwards: string
    ifLate: string
    ifRaised: string
  }
}

/** Pays for pulls at exactly the prices that were shown: after a pull of somebody else the contract reverts. */
export function pullPets({ place, machine, coin, prices, texts }: PullOrder): TxPlan {
  const { chainId, gacha } = place
  const paid = sumOf(prices)
  const { address: token, symbol, decimals } = coin
  return {
    chainId,
    title: { key: 'gacha.planTitle', values: { count: prices.length } },
    call: {
      address: gacha,
      abi: gachaAbi,
      functionName: 'pull',
      args: [BigInt(machine.number), BigInt(prices.length), paid],
      value: 0n,
    },
    gives: [valueOf(coin, paid)],
    gets: [{ kind: 'text', text: texts.pets }],
    explain: [
      ...petTiers.map((tier) => ({
        label: { key: `gacha.tier.${tier}` as const },
        value: { kind: 'text', text: texts.odds[tier] } as const,
      })),
      { label: { key: 'gacha.redeemsFor' }, value: valueOf(coin, redeemTotal(prices)) },
      { label: { key: 'gacha.afterwards' }, value: { kind: 'text', text: texts.afterwards } },
      { label: { key: 'gacha.ifLate' }, value: { kind: 'text', text: texts.ifLate } },
      { label: { key: 'gacha.ifRaised' }, value: { kind: 'text', text: texts.ifRaised } },
    ],
    spends: { token, spender: gacha, amount: paid, coin: symbol, decimals },
    subject: { name: machine.name, picture: '/favicon.svg' },
    isCalm: true,
    invalidates: [['gacha'], ['spending']],
    outcome: (receipt) => ({
      title: { key: 'gacha.paidTitle' },
      text: { key: 'gacha.paidText', values: { round: roundOf(receipt) } },
      link: { label: { key: 'gacha.paidLink' }, to: '/gachaMachine', search: { machine: machine.number } },
    }),
  }
}

/** As text, because a round is a name and not a quantity. */
function roundOf(receipt: TransactionReceipt): string {
  const [pulled] = parseEventLogs({ abi: gachaAbi, eventName: 'Pulled', logs: receipt.logs })
  if (!pulled) throw new Error(`nothing was pulled in ${receipt.transactionHash}`)
  return String(pulled.args.round)
}
