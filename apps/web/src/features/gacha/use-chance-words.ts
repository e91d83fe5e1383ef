import { type Chance, millionths, oneIn } from '@mofu/domain/pull-odds'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../i18n/use-translations.ts'

/** A chance as a percentage, exact to a millionth, and as 1 in X. */
export function useChanceWords(): (chance: Chance) => { percent: string; ratio: string } {
  const t = useTranslations('gacha')
  const format = useFormatter()
  return (chance) => {
    const count = oneIn(chance)
    return {
      percent: format.number(millionths(chance) / 1_000_000, { style: 'percent', maximumFractionDigits: 4 }),
      ratio: count === undefined ? t('noChance') : t('oneIn', { count }),
    }
  }
}
