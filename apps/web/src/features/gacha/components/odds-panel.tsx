import { chanceOf, PULLS_MOST } from '@mofu/domain/pull-odds'
import type { Machine } from '@mofu/wire/gacha'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PoolFairnessLink } from '../../../parts/fairness-link.tsx'
import { useChanceWords } from '../use-chance-words.ts'
import { TierBadge } from './tier-badge.tsx'

/** What is left of each rarity, and the exact chance of it. */
export function OddsPanel({ machine }: { machine: Machine }) {
  const t = useTranslations('gacha')
  const say = useChanceWords()
  const { size, pets, returning, tiers } = machine
  const many = Math.min(PULLS_MOST, size)
  return (
    <section aria-labelledby="odds" className="card p-5 sm:p-6">
      <h2 id="odds" className="mb-2 text-2xl">
        {t('oddsTitle')}
      </h2>
      <p className="text-soft mb-4">{t('oddsText', { size, pets })}</p>
      {returning > 0 ? <p className="text-soft mb-4">{t('returning', { count: returning })}</p> : null}
      <table aria-labelledby="odds" className="w-full text-sm tabular-nums sm:text-base">
        <thead className="text-soft text-left text-sm">
          <tr>
            <th scope="col" className="py-2 pr-1 font-normal sm:pr-2">
              {t('rarity')}
            </th>
            <th scope="col" className="hidden py-2 pr-2 font-normal sm:table-cell">
              {t('left')}
            </th>
            <th scope="col" className="py-2 pr-1 font-normal sm:pr-2">
              {t('chance')}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t('chanceMany', { count: many })}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y-2">
          {tiers.map(({ tier, total, left }) => {
            const { percent, ratio } = say(chanceOf({ left, size, pulls: Math.min(1, size) }))
            return (
              <tr key={tier}>
                <th scope="row" className="py-2 pr-1 text-left font-normal sm:pr-2">
                  <TierBadge tier={tier} />
                  {/* A phone is too narrow for a column of its own. */}
                  <span className="text-soft mt-1 block sm:hidden">{t('leftOf', { left, total })}</span>
                </th>
                <td className="hidden py-2 pr-2 sm:table-cell">{t('leftOf', { left, total })}</td>
                <td className="py-2 pr-1 whitespace-nowrap sm:pr-2">
                  <span className="block font-semibold">{percent}</span>
                  <span className="text-soft text-sm">{ratio}</span>
                </td>
                <td className="py-2 whitespace-nowrap">
                  {say(chanceOf({ left, size, pulls: many })).percent}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <details className="text-soft mt-3 text-sm">
        <summary className="decoration-line-strong w-fit rounded font-semibold underline underline-offset-4">
          {t('oddsHow')}
        </summary>
        <p className="mt-2">{t('oddsHowText')}</p>
      </details>
      <PoolFairnessLink kind="gacha" id={machine.id} className="mt-3 inline-block" />
    </section>
  )
}
