import type { PetTier } from '@mofu/domain/pet-tiers'
import { chanceOf } from '@mofu/domain/pull-odds'
import { ROUND_TIMEOUT_DAYS } from '@mofu/domain/round-time'
import type { Machine } from '@mofu/wire/gacha'

import { useTranslations } from '../../i18n/use-translations.ts'
import type { TxPlan } from '../../tx/plan.ts'
import { type PullOrder, pullPets } from './actions/pull-pets.ts'
import { useChanceWords } from './use-chance-words.ts'

type PullQuestion = Pick<PullOrder, 'place' | 'coin' | 'prices'> & { machine: Machine }

/** The plan of a pull, with the odds of now and what may happen in the language of the reader. */
export function usePullPlan({ place, machine, coin, prices }: PullQuestion): () => TxPlan {
  const t = useTranslations('gacha')
  const say = useChanceWords()
  const count = prices.length
  const oddsOf = (tier: PetTier) => {
    const left = machine.tiers.find((each) => each.tier === tier)?.left ?? 0
    const { percent, ratio } = say(chanceOf({ left, size: machine.size, pulls: count }))
    return `${percent} · ${ratio}`
  }
  return () =>
    pullPets({
      place,
      machine: { number: machine.collectionId, name: machine.name },
      coin,
      prices,
      texts: {
        pets: t('getsPets', { count }),
        odds: {
          legendary: oddsOf('legendary'),
          epic: oddsOf('epic'),
          rare: oddsOf('rare'),
          uncommon: oddsOf('uncommon'),
          common: oddsOf('common'),
        },
        afterwards: t('happens'),
        ifLate: t('refunds', { days: ROUND_TIMEOUT_DAYS }),
        ifRaised: t('raised'),
      },
    })
}
