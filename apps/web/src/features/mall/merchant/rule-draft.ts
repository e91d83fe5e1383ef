import type { OwnTemplate } from '@mofu/wire/mall/merchant'

import { centsText, readCents } from '../orders/cents.ts'

type Rule = OwnTemplate['rules'][number]

/** A shipping rule in the form. */
export type RuleDraft = {
  key: string
  places: string[]
  firstFee: string
  moreFee: string
  leastDays: string
  mostDays: string
  /** How many units the first and each further fee covers: not editable, sent back unchanged. */
  units: { firstUnits: number; moreUnits: number }
}

const ruleFields = ['places', 'firstFee', 'moreFee', 'leastDays', 'mostDays'] as const

export type RuleFault = (typeof ruleFields)[number]

export type FreightDraft = { name: string; rules: RuleDraft[]; freeFrom: string }

export function newRule(key: string, places: string[]): RuleDraft {
  const units = { firstUnits: 1, moreUnits: 1 }
  return { key, places, firstFee: '5.00', moreFee: '1.00', leastDays: '3', mostDays: '7', units }
}

export function ruleDraft(rule: Rule): RuleDraft {
  const { places, firstUnits, moreUnits } = rule
  return {
    key: places.join(),
    places,
    firstFee: centsText(BigInt(rule.firstFee)),
    moreFee: centsText(BigInt(rule.moreFee)),
    leastDays: String(rule.leastDays),
    mostDays: String(rule.mostDays),
    units: { firstUnits, moreUnits },
  }
}

/** The invalid fields of a rule. */
export function ruleFaults(rule: RuleDraft): RuleFault[] {
  const isDays = (text: string) => /^\d{1,3}$/.test(text.trim())
  const isBackward = Number(rule.leastDays) > Number(rule.mostDays)
  const isWrong: Record<RuleFault, boolean> = {
    places: rule.places.length === 0,
    firstFee: readCents(rule.firstFee) === undefined,
    moreFee: readCents(rule.moreFee) === undefined,
    leastDays: !isDays(rule.leastDays),
    mostDays: !isDays(rule.mostDays) || isBackward,
  }
  return ruleFields.filter((name) => isWrong[name])
}

export function ruleBody({ places, firstFee, moreFee, leastDays, mostDays, units }: RuleDraft): Rule {
  return {
    ...units,
    places,
    firstFee: String(readCents(firstFee) ?? 0n),
    moreFee: String(readCents(moreFee) ?? 0n),
    leastDays: Number(leastDays),
    mostDays: Number(mostDays),
  }
}
