import type { Nft } from '@mofu/wire/market'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { petTitle } from '../../../../parts/pet-title.ts'
import { Badge } from '../../../../ui/badge.tsx'

type PetChoiceProps = { nft: Nft; isChosen: boolean; isFull: boolean; onChoose: (isChosen: boolean) => void }

const corner = 'absolute top-4 left-4 sm:top-5 sm:left-5'

/** A pet's name with a checkbox: a tap anywhere on its card selects it. A listed pet only says that it is listed. */
export function PetChoice({ nft, isChosen, isFull, onChoose }: PetChoiceProps) {
  const t = useTranslations('trade')
  if (nft.status === 2) {
    return (
      <span className="card-cover after:bg-card/50">
        {petTitle(nft)}
        <Badge tone="mint" className={`${corner} z-10`}>
          {t('batch.forSale')}
        </Badge>
      </span>
    )
  }
  return (
    <label className="card-cover after:border-coral after:outline-focus cursor-pointer group-hover:after:rounded-[18px] has-checked:after:border-4 has-focus-visible:after:outline-3 has-focus-visible:after:outline-offset-2">
      <span
        className={`${corner} bg-card border-line z-10 grid size-10 place-items-center rounded-2xl border-2`}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          className="accent-coral size-6 outline-none"
        />
      </span>
      {petTitle(nft)}
    </label>
  )
}
