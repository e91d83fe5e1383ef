import { chanceOf } from '@mofu/domain/pull-odds'
import type { Machine } from '@mofu/wire/gacha'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useChanceWords } from '../use-chance-words.ts'

type PullOddsProps = { machine: Pick<Machine, 'tiers' | 'size'>; pulls: number }

/** The chance of each rarity for so many pulls, in a few words beside the button that pays. */
export function PullOdds({ machine: { tiers, size }, pulls }: PullOddsProps) {
  const t = useTranslations('gacha')
  const say = useChanceWords()
  return (
    <ul className="flex flex-wrap justify-end gap-x-3 text-sm tabular-nums">
      {tiers.map(({ tier, left }) => (
        <li key={tier} className="whitespace-nowrap">
          {t(`tier.${tier}`)} {say(chanceOf({ left, size, pulls })).percent}
        </li>
      ))}
    </ul>
  )
}
