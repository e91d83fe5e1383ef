import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { PetCard, PetCardSkeleton } from '../../../parts/pet-card.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import type { HomeData } from '../queries.ts'
import { Section } from './section.tsx'

type HotDealsProps = { nfts: HomeData['hotDeals'] | undefined; collection: string | undefined }

/** The lowest asks of the machine's pets. */
export function HotDeals({ nfts, collection }: HotDealsProps) {
  const t = useTranslations('home')
  const search = { ...(collection ? { collection } : {}), status: 'listed', sort: 'price_low' } as const
  return (
    <Section
      title={t('deals')}
      text={t('dealsText')}
      more={{ label: t('dealsMore'), link: { to: '/list', search } }}
    >
      {nfts?.length === 0 ? (
        <div className="card flex flex-wrap items-center justify-between gap-4 border-dashed p-5 sm:p-8">
          <p className="text-soft max-w-xl">{t('dealsEmpty')}</p>
          <Link to="/list" className={buttonStyle('plain')}>
            {t('allPets')}
          </Link>
        </div>
      ) : (
        <ul aria-label={t('deals')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-5">
          {nfts
            ? nfts.map((nft) => (
                <li key={nft.id} className="min-w-0">
                  <PetCard nft={nft} />
                </li>
              ))
            : [0, 1, 2, 3, 4].map((index) => (
                <li key={index}>
                  <PetCardSkeleton />
                </li>
              ))}
        </ul>
      )}
    </Section>
  )
}
