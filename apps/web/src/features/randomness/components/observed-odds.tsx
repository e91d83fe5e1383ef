import type { PetTier } from '@mofu/domain/pet-tiers'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { type PoolOdds, SIGNIFICANCE } from '../queries.ts'

const tones = { fits: 'mint', differs: 'berry', 'too-few': 'honey' } as const
/** What is expected is counted in trillionths; two decimals are shown. */
const HUNDREDTHS = 10n ** 10n

/** What was drawn of each rarity against what the odds let expect, with a verdict and its test. */
export function ObservedOdds({ odds: { groups, verdict, chance } }: { odds: PoolOdds<PetTier> }) {
  const t = useTranslations('fairness')
  const format = useFormatter()
  const percent = (share: number) => format.number(share, { style: 'percent', maximumSignificantDigits: 2 })
  return (
    <section aria-labelledby="odds" className="card p-5 sm:p-6">
      <h2 id="odds" className="mb-3 text-2xl">
        {t('oddsTitle')}
      </h2>
      <Note tone={tones[verdict]}>
        {t(`odds.${verdict}`)} {chance === null ? null : t('oddsChance', { percent: percent(chance) })}
      </Note>
      <table aria-labelledby="odds" className="mt-4 w-full tabular-nums">
        <thead className="text-soft text-left text-sm">
          <tr>
            <th scope="col" className="py-2 pr-2 font-normal">
              {t('rarity')}
            </th>
            <th scope="col" className="py-2 pr-2 font-normal">
              {t('observed')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('expected')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y-2">
          {groups.map(({ group, observed, expected }) => (
            <tr key={group}>
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {t(`tier.${group}`)}
              </th>
              <td className="py-2 pr-2">{format.number(observed)}</td>
              <td className="py-2">
                {format.number(Number(expected / HUNDREDTHS) / 100, { minimumFractionDigits: 2 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="text-soft mt-3 text-sm">
        <summary className="decoration-line-strong w-fit rounded font-semibold underline underline-offset-4">
          {t('oddsHow')}
        </summary>
        <p className="mt-2">{t('oddsHowText', { percent: percent(SIGNIFICANCE) })}</p>
      </details>
    </section>
  )
}
