import { pledgeParts } from '@mofu/domain/pledge-terms'
import type { Nft } from '@mofu/wire/market'
import type { PledgePool } from '@mofu/wire/pledge'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { petTitle } from '../../../parts/pet-title.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { securitizePet } from '../actions/securitize-pet.ts'
import type { PledgePlace } from '../pledge-place.ts'
import { walletToken } from '../pledge-token.ts'
import { shareText } from '../share-text.ts'
import { useTimeText } from '../use-time-text.ts'
import { Facts } from './facts.tsx'
import { PriceOverTime } from './price-over-time.tsx'
import { Shares } from './shares.tsx'

type SecuritizePanelProps = {
  place: PledgePlace
  pool: PledgePool
  pet: Nft
  /** The chain's time. */
  now: number
  /** The contract takes no pets for now. */
  isPaused: boolean
}

/** What a pledger gets, what must be given back, and until when, if the pet is pledged now. */
export function SecuritizePanel({ place, pool, pet, now, isPaused }: SecuritizePanelProps) {
  const t = useTranslations('pledge')
  const start = useStartTx()
  const time = useTimeText()
  const sharesCount = BigInt(pool.sharesCount)
  const { amount, feeAmount, discount } = pledgeParts({ ...pool, sharesCount })
  const discountAt = now + pool.discountTime
  const until = time(now + pool.redeemLimit)
  const date = time(discountAt)
  const later = sharesCount - discount
  const name = petTitle(pet)
  const securitize = () =>
    start(
      securitizePet({
        token: walletToken(place, pet),
        collectionName: pool.collectionName,
        version: pool.version,
        amount,
        feeAmount,
        sharesCount,
        texts: {
          until,
          after: t('plan.thenAnyoneText'),
          cheaper:
            discount === 0n ? t('plan.never') : t('plan.cheaperText', { date, price: shareText(later) }),
        },
      }),
    )
  return (
    <section aria-label={t('chosen', { name })} className="card grid gap-4 p-4 sm:p-6">
      <h3 className="text-2xl">{t('chosen', { name })}</h3>
      <Facts
        rows={[
          { label: t('youGet'), value: <Shares amount={amount} /> },
          { label: t('feeAmount'), value: <Shares amount={feeAmount} /> },
          { label: t('youGiveBack'), value: <Shares amount={sharesCount} /> },
          { label: t('until'), value: until },
          ...(discount === 0n ? [] : [{ label: t('later', { date }), value: <Shares amount={later} /> }]),
          ...(feeAmount === 0n ? [] : [{ label: t('missing'), value: <Shares amount={feeAmount} /> }]),
        ]}
      />
      {feeAmount === 0n ? null : (
        <p>
          {t('missingHint')} {amount >= later ? t('enoughLater', { date }) : t('neverEnough')}
        </p>
      )}
      {discount === 0n ? null : (
        <PriceOverTime time={now} discountAt={discountAt} sharesCount={sharesCount} discount={discount} />
      )}
      <p className="text-soft text-sm">{t('sameWorth')}</p>
      {isPaused ? (
        <Note tone="honey">{t('paused')}</Note>
      ) : (
        <Button look="main" size="large" onClick={securitize}>
          {t('securitize')}
        </Button>
      )}
    </section>
  )
}
