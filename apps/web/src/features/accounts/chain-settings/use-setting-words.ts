import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { isNamePrice } from './name-prices.ts'
import type { ValueWords } from './setting-values.ts'
import { type ContractName, knownCoins, type Setting, type SettingCoin } from './settings.ts'

/** Contracts that record the fee rate when something is created, so that a new rate applies to later ones only. */
const recordsRate: readonly ContractName[] = ['Auctions', 'Boxes', 'Predictions']

/** What settings are called, how their values read, and what a change means. */
export function useSettingWords(): {
  coins: readonly SettingCoin[]
  nameOf: (setting: Setting) => string
  valueWordsOf: (setting: Setting) => ValueWords
  effectOf: (setting: Setting, to: string) => string
} {
  const t = useTranslations('administration')
  const network = useNetwork()
  const coins = knownCoins(network.coins)
  return {
    coins,
    nameOf: ({ kind, subject, contract }) => {
      if (kind === 'coin') {
        const symbol = coins.find(({ address }) => address === subject)?.symbol ?? subject ?? ''
        return t('setting.coin', { coin: symbol })
      }
      return kind === 'blacklisted'
        ? t('setting.blacklisted', { contract: t(`contract.${contract}`) })
        : t(`setting.${kind}`)
    },
    valueWordsOf: ({ kind }) => {
      if (kind === 'paused') return { coins, on: t('state.paused'), off: t('state.running') }
      if (kind === 'isOpen') return { coins, on: t('state.everyone'), off: t('state.admins') }
      if (kind === 'blacklisted') return { coins, on: t('state.blacklisted'), off: t('state.tradable') }
      return { coins, on: t('state.accepted'), off: t('state.refused') }
    },
    effectOf: ({ kind, contract }, to) => {
      if (kind === 'feeRate')
        return t(recordsRate.includes(contract) ? 'effect.feeRateLater' : 'effect.feeRateNow')
      if (to === 'true' || to === 'false') return t(`effect.${switchKind(kind)}.${to}`)
      if (isNamePrice(kind)) return t('effect.namePrice')
      return t(
        `effect.${kind === 'deployFee' || kind === 'mintFee' || kind === 'royaltiesTop' ? kind : 'feeRecipient'}`,
      )
    },
  }
}

function switchKind(kind: Setting['kind']): 'paused' | 'isOpen' | 'coin' | 'blacklisted' {
  return kind === 'paused' || kind === 'isOpen' || kind === 'blacklisted' ? kind : 'coin'
}
