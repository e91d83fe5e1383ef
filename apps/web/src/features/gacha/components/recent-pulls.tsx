import type { Reveal } from '@mofu/wire/gacha'

import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FairnessLink } from '../../../parts/fairness-link.tsx'
import { TimeAgo } from '../../../parts/time-ago.tsx'
import type { GachaCoin } from '../gacha-coin.ts'
import { petPicture } from '../pet-picture.ts'
import { PetImage } from './pet-image.tsx'
import { PetLink } from './pet-link.tsx'
import { TierBadge } from './tier-badge.tsx'

/** What came out last, for everyone to see. */
export function RecentPulls({ recent, coin }: { recent: readonly Reveal[]; coin: GachaCoin }) {
  const t = useTranslations('gacha')
  const { mediaUrl } = useAppConfig()
  return (
    <section aria-labelledby="recent" className="card p-5 sm:p-6">
      <h2 id="recent" className="mb-2 text-2xl">
        {t('recent')}
      </h2>
      {recent.length === 0 ? <p className="text-soft">{t('recentNone')}</p> : null}
      <ul className="divide-line divide-y-2">
        {recent.map(({ id, petId, pet, name, tier, owner, paid, at }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <PetImage url={petPicture(mediaUrl, pet)} name={name} className="w-14 shrink-0" sizes="56px" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <PetLink id={petId} name={name} /> <TierBadge tier={tier} />
              </p>
              <p className="text-soft text-sm">
                {t('recentBy')} <AddressLabel address={owner} />
              </p>
              <FairnessLink kind="gacha" id={id} />
            </div>
            <p className="shrink-0 text-right text-sm whitespace-nowrap">
              <AmountLabel
                amount={BigInt(paid)}
                coin={coin.symbol}
                decimals={coin.decimals}
                className="font-semibold"
              />
              <TimeAgo at={at} className="text-soft block text-xs" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
