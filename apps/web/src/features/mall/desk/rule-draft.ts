import type { OwnTemplate } from '@mofu/wire/mall/desk'

import { readCents } from '../orders/cents.ts'
import { centsText } from './goods-draft.ts'

type Rule = OwnTemplate['rules'][number]

/** What sending to some places costs, as it is being written. */
export type RuleDraft = {
  key: string
  places: string[]
  firstFee: string
  moreFee: string
  leastDays: string
  mostDays: string
  /** How many units the first and each further fee pay for: kept as they were. */
  units: { firstUnits: number; moreUnits: number }
}

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

export function ruleFault(rule: RuleDraft): boolean {
  const fees = [rule.firstFee, rule.moreFee].map(readCents)
  const areDays = [rule.leastDays, rule.mostDays].every((text) => /^\d{1,3}$/.test(text.trim()))
  const isForward = Number(rule.leastDays) <= Number(rule.mostDays)
  return rule.places.length === 0 || fees.includes(undefined) || !areDays || !isForward
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
