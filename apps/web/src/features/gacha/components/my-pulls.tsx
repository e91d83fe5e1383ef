import { roundTime } from '@mofu/domain/round-time'
import type { Pull } from '@mofu/wire/gacha'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useFormatter } from 'use-intl'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { beaconQuery } from '../../../parts/beacon/queries.ts'
import { FairnessLink } from '../../../parts/fairness-link.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import { useActiveFlow } from '../../../tx/active-flow.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { amountText, type GachaCoin } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { addWaitingPulls, dropWaitingPull, useWaitingPulls } from '../waiting-pulls.ts'
import { PetLink } from './pet-link.tsx'
import { PullReveal } from './pull-reveal.tsx'
import { TierBadge } from './tier-badge.tsx'

type MyPullsProps = { place: GachaPlace; pages: readonly { list: readonly Pull[] }[]; coin: GachaCoin }

const tones = { pending: 'honey', revealed: 'mint', refunded: 'plain' } as const

/** The pulls of an account by their state. One that was pending on this device is revealed as soon as it can be. */
export function MyPulls({ place, pages, coin }: MyPullsProps) {
  const t = useTranslations('gacha')
  const pulls = useMemo(() => pages.flatMap(({ list }) => list), [pages])
  const [shown, setShown] = useState<string>()
  const waiting = useWaitingPulls()
  const isSigning = useActiveFlow() !== undefined

  useEffect(() => {
    addWaitingPulls(pulls.filter(({ state }) => state === 'pending').map(({ id }) => id))
  }, [pulls])

  // The dialog of the payment is closed first, so that the reveal is not hidden behind it.
  const arrived = isSigning
    ? undefined
    : pulls.find(({ id, state }) => state === 'revealed' && waiting.includes(id))
  const revealing = pulls.find(({ id }) => id === shown) ?? arrived
  const close = () => {
    if (revealing) dropWaitingPull(revealing.id)
    setShown(undefined)
  }
  return (
    <section aria-labelledby="my-pulls">
      <h2 id="my-pulls" className="mb-3 text-2xl">
        {t('minePulls')}
      </h2>
      {pulls.length === 0 ? <p className="text-soft">{t('minePullsNone')}</p> : null}
      <ul className="grid gap-3">
        {pulls.map((pull) => (
          <li key={pull.id} className="card p-4">
            <p className="flex flex-wrap items-center gap-3">
              <Badge tone={tones[pull.state]}>{t(pull.state)}</Badge>
              <span className="font-semibold">
                {t('waiting', { count: pull.size, amount: amountText(coin, BigInt(pull.paid)) })}
              </span>
              <TimeAgo at={pull.paidAt} className="text-soft text-sm" />
              <FairnessLink kind="gacha" id={pull.id} className="ml-auto" />
            </p>
            {pull.state === 'pending' ? <Pending place={place} round={pull.round} /> : null}
            {pull.state === 'refunded' ? <Refunded /> : null}
            {pull.state === 'revealed' ? (
              <div className="mt-2 flex flex-wrap items-center gap-3">
                <ul className="flex grow flex-wrap gap-x-4 gap-y-1">
                  {pull.pets.map(({ petId, pet, name, tier }) => (
                    <li key={pet} className="flex items-center gap-2 text-sm">
                      <PetLink id={petId} name={name} /> <TierBadge tier={tier} />
                    </li>
                  ))}
                </ul>
                <Button size="small" onClick={() => setShown(pull.id)}>
                  {t('watch')}
                </Button>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {revealing ? <PullReveal key={revealing.id} pull={revealing} coin={coin} onClose={close} /> : null}
    </section>
  )
}

function Pending({ place, round }: { place: GachaPlace; round: number }) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const { data: beacon } = useQuery(
    beaconQuery(useChainClient(place.chainId), place.chainId, place.randomness),
  )
  const name = String(round)
  return (
    <output className="text-soft mt-2 block">
      {beacon
        ? t('due', {
            round: name,
            time: format.dateTime(new Date(roundTime(beacon, round) * 1_000), { timeStyle: 'medium' }),
          })
        : t('dueSoon', { round: name })}
    </output>
  )
}

function Refunded() {
  const t = useTranslations('gacha')
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <span className="text-soft">{t('refundedText')}</span>
      <Link to="/credits" className="font-semibold underline underline-offset-4">
        {t('toCredits')}
      </Link>
    </p>
  )
}
