import type { Phrase } from '../../../i18n/phrase.ts'
import type { TxPlan } from '../../../tx/plan.ts'
import { shareValue } from '../share-text.ts'
import { about, pledgeCall, type PledgeCollection } from './pledge-call.ts'

export type NewSettings = {
  redeemLimit: number
  feePercent: number
  sharesCount: bigint
  discountTime: number
  discountPrecent: number
}

const link = { label: { key: 'pledge.plan.seeSettings' }, to: '/fnft-setup' } as const

/**
 * Saves the settings of a collection and opens pledging. `rows` are the settings in the user's language, and `opens` tells
 * that a closed collection is opened by it.
 */
export function setSettings(
  of: PledgeCollection,
  settings: NewSettings,
  rows: readonly { label: Phrase; text: string }[],
  { applies, opens }: { applies: string; opens: string | undefined },
): TxPlan {
  const text = (value: string) => ({ kind: 'text', text: value }) as const
  return {
    ...about(of),
    title: { key: 'pledge.plan.settings', values: { name: of.name } },
    call: pledgeCall(of.contract, 'setSettings', [of.collection, settings]),
    gives: [],
    gets: [],
    explain: [
      ...rows.map((row) => ({ label: row.label, value: text(row.text) })),
      { label: { key: 'pledge.plan.settingsApply' }, value: text(applies) },
      ...(opens === undefined ? [] : [{ label: { key: 'pledge.plan.effect' } as const, value: text(opens) }]),
    ],
    isCalm: true,
    outcome: () => ({
      title: { key: 'pledge.plan.settingsSaved' },
      text: { key: 'pledge.plan.settingsSavedText' },
      link,
    }),
  }
}

/** Opens or closes pledging. `means` is the effect, in the user's language. */
export function setOpen(of: PledgeCollection, isOpen: boolean, means: string): TxPlan {
  return {
    ...about(of),
    title: { key: isOpen ? 'pledge.plan.open' : 'pledge.plan.close', values: { name: of.name } },
    call: pledgeCall(of.contract, 'setOpen', [of.collection, isOpen]),
    gives: [],
    gets: [],
    explain: [{ label: { key: 'pledge.plan.effect' }, value: { kind: 'text', text: means } }],
    isCalm: true,
    outcome: () => ({
      title: { key: 'pledge.plan.switched' },
      text: { key: 'pledge.plan.switchedText' },
      link,
    }),
  }
}

/** Takes out the fees, as shares. */
export function claimFees(of: PledgeCollection, fees: bigint): TxPlan {
  return {
    ...about(of),
    title: { key: 'pledge.plan.claim', values: { name: of.name } },
    call: pledgeCall(of.contract, 'claim', [of.collection]),
    gives: [],
    gets: [shareValue(fees)],
    explain: [],
    outcome: () => ({
      title: { key: 'pledge.plan.claimed' },
      text: { key: 'pledge.plan.claimedText' },
      link,
    }),
  }
}
