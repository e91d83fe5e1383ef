import { Link } from '@tanstack/react-router'
import { Shuffle } from 'lucide-react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { TraitGrid } from '../../parts/trait-grid.tsx'
import { useNetwork } from '../../session/app-config.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { MintCounter } from './components/mint-counter.tsx'
import { mintPlace } from './mint-place.ts'
import { offerOf } from './offer.ts'

type MintScreenProps = { pet: number; onAnother: () => void }

/** Look at one pet after the other, and mint the one to keep. */
export function MintScreen({ pet, onAnother }: MintScreenProps) {
  const t = useTranslations('mint')
  const network = useNetwork()
  const place = mintPlace(network)
  const offer = offerOf(pet)
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <header className="mb-8 max-w-2xl">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t('title')}</h1>
        <p className="text-soft mt-2 text-lg">{t('text')}</p>
        <p className="mt-4">
          <Link to="/mint" search={{ make: 'artwork' }} className={buttonStyle('plain', 'small')}>
            {t('ownWork')}
          </Link>
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-12">
        <section aria-label={t('preview')} className="lg:sticky lg:top-24 lg:self-start">
          <div className="card p-3 sm:p-4">
            <img
              key={offer.number}
              src={offer.picture}
              alt={offer.name}
              width={640}
              height={640}
              className="animate-pop aspect-square w-full rounded-2xl"
            />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <div>
              <h2 aria-live="polite" className="text-3xl">
                {offer.name}
              </h2>
              <RankBadge rank={offer.rank} />
            </div>
            <Button onClick={onAnother}>
              <Shuffle aria-hidden="true" className="size-5" />
              {t('another')}
            </Button>
          </div>
        </section>
        <div className="grid content-start gap-8">
          {place ? (
            <MintCounter place={place} offer={offer} networkTitle={network.title} />
          ) : (
            <section role="note" className="card border-honey bg-honey-wash p-6">
              <h2 className="text-xl">{t('notDeployedTitle')}</h2>
              <p>{t('notDeployed', { network: network.title })}</p>
            </section>
          )}
          <section aria-labelledby="its-traits">
            <h2 id="its-traits" className="mb-3 text-2xl">
              {t('traits')}
            </h2>
            <TraitGrid traits={offer.traits} />
          </section>
        </div>
      </div>
    </div>
  )
}

function RankBadge({ rank }: { rank: number }) {
  const t = useTranslations('mint')
  return (
    <span title={t('rankHint')}>
      <Badge tone={rank <= 1_000 ? 'honey' : 'plain'} className="mt-1">
        {t('rank', { rank })}
      </Badge>
    </span>
  )
}
