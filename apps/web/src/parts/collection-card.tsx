import { pictureSources } from '@mofu/domain/picture-sources'
import type { Collection } from '@mofu/wire/collections'
import { Link } from '@tanstack/react-router'

import { useTranslations } from '../i18n/use-translations.ts'
import { CollectionBadge } from './collection-badge.tsx'

/** A collection with four of its pets on the cover. */
export function CollectionCard({ collection }: { collection: Collection }) {
  const t = useTranslations('collections')
  const { id, name, nftCount, state, covers } = collection
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full overflow-hidden p-2">
        <Covers covers={covers} />
        <div className="px-2 pt-3 pb-2">
          <h3 className="line-clamp-2 min-h-[2lh] text-lg leading-snug">
            <Link to="/collection-list/$id" params={{ id }} className="card-cover">
              {name}
            </Link>
          </h3>
          <p className="text-soft mt-1 flex flex-wrap items-center justify-between gap-2 text-sm">
            {t('items', { count: nftCount })}
            <CollectionBadge state={state} />
          </p>
        </div>
      </div>
    </article>
  )
}

/** Four pictures side by side; empty slots keep the layout. Decorative: the name identifies the collection. */
export function Covers({
  covers,
  className = 'grid-cols-2',
}: {
  covers: readonly string[]
  className?: string
}) {
  return (
    <div aria-hidden="true" className={`grid gap-1 overflow-hidden rounded-2xl ${className}`}>
      {Array.from({ length: 4 }, (_, index) => {
        const url = covers[index]
        if (url === undefined) return <span key={index} className="bg-sunken aspect-square" />
        return (
          <img
            key={index}
            {...pictureSources(url)}
            sizes="160px"
            alt=""
            width={320}
            height={320}
            loading="lazy"
            decoding="async"
            className="bg-sunken aspect-square w-full object-cover"
          />
        )
      })}
    </div>
  )
}
