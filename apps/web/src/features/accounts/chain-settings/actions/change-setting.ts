import { auctionsAbi } from '@mofu/chain/auctions'
import { boxesAbi } from '@mofu/chain/boxes'
import { collectionFactoryAbi } from '@mofu/chain/collections'
import { exchangeAbi } from '@mofu/chain/exchange'
import { gachaAbi } from '@mofu/chain/gacha'
import { mallCheckoutAbi } from '@mofu/chain/mall'
import { marketAbi } from '@mofu/chain/market'
import { namesAbi } from '@mofu/chain/names'
import { pledgeAbi } from '@mofu/chain/pledge'
import { predictionsAbi } from '@mofu/chain/predictions'
import type { Abi } from 'viem'

import { TxError } from '../../../../tx/failure.ts'
import type { TxPlan } from '../../../../tx/plan.ts'
import { namePricesIn } from '../name-prices.ts'
import { mintFeeIn, shownValue, type ValueWords } from '../setting-values.ts'
import type { ContractName, ReadSetting, Setting } from '../settings.ts'

const abis: Readonly<Record<ContractName, Abi>> = {
  Market: marketAbi,
  Auctions: auctionsAbi,
  CollectionFactory: collectionFactoryAbi,
  Boxes: boxesAbi,
  Gacha: gachaAbi,
  Exchange: exchangeAbi,
  Predictions: predictionsAbi,
  Names: namesAbi,
  Pledge: pledgeAbi,
  MallCheckout: mallCheckoutAbi,
}

type Change = {
  setting: ReadSetting
  /** In the form of a value that was read. */
  to: string
  /** In the user's language: what is set, on which contract, and what the change means. */
  texts: ValueWords & { name: string; contract: string; effect: string }
  /** Reads the value again. */
  readNow: (setting: Setting) => Promise<string>
}

/** Changes one setting of a contract. Stops if somebody else has changed it since it was shown. */
export function changeSetting({ setting, to, texts, readNow }: Change): TxPlan {
  const { chainId, contract, address, kind, subject, value: from } = setting
  const { name, effect } = texts
  return {
    chainId,
    title: { key: 'administration.plan.title', values: { name, contract: texts.contract } },
    call: { address, abi: abis[contract], ...callOf(setting, to), value: 0n },
    guard: async () => {
      if ((await readNow(setting)) !== from) throw new TxError({ kind: 'settingChanged' })
    },
    gives: [],
    gets: [],
    explain: [
      { label: { key: 'administration.plan.contract' }, value: { kind: 'address', address } },
      ...(subject === undefined
        ? []
        : [
            {
              label: { key: 'administration.plan.subject' } as const,
              value: { kind: 'address', address: subject } as const,
            },
          ]),
      { label: { key: 'administration.plan.before' }, value: shownValue(kind, from, texts) },
      { label: { key: 'administration.plan.after' }, value: shownValue(kind, to, texts) },
      { label: { key: 'administration.plan.effect' }, value: { kind: 'text', text: effect } },
    ],
    subject: { name: texts.contract, picture: '/favicon.svg' },
    isCalm: true,
    invalidates: [['chain-settings']],
    outcome: () => ({
      title: { key: 'administration.plan.done' },
      text: { key: 'administration.plan.doneText' },
      link: { label: { key: 'administration.plan.doneLink' }, to: '/admin/chain' },
    }),
  }
}

function callOf({ kind, subject }: Setting, to: string): { functionName: string; args: readonly unknown[] } {
  const isOn = to === 'true'
  switch (kind) {
    case 'paused':
      return { functionName: isOn ? 'pause' : 'unpause', args: [] }
    case 'isOpen':
      return { functionName: isOn ? 'open' : 'close', args: [] }
    case 'feeRate':
      return { functionName: 'setFeeRate', args: [Number(to)] }
    case 'royaltiesTop':
      return { functionName: 'setRoyaltiesTop', args: [Number(to)] }
    case 'feeRecipient':
      return { functionName: 'setFeeRecipient', args: [to] }
    case 'deployFee':
      return { functionName: 'setDeployFee', args: [BigInt(to)] }
    case 'mintFee': {
      const { coin, fee } = mintFeeIn(to)
      return { functionName: 'setMintFee', args: [coin, fee] }
    }
    case 'priceThree':
    case 'priceFour':
    case 'priceLonger': {
      const { coin, three, four, longer } = namePricesIn(to)
      return { functionName: 'setPrices', args: [coin, three, four, longer] }
    }
    case 'coin':
      return { functionName: 'setCoin', args: [subject, isOn] }
    case 'blacklisted':
      return { functionName: 'setBlacklisted', args: [subject, isOn] }
    default:
      return kind satisfies never
  }
}
