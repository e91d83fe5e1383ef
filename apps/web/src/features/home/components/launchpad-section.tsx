import { textIn } from '@mofu/domain/local-text'
import { Link } from '@tanstack/react-router'
import { useFormatter, useNow } from 'use-intl'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { MediaView } from '../../../parts/media-view.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HomeData } from '../queries.ts'
import { Section } from './section.tsx'

type Item = HomeData['launchpad'][number]

/** Collections with a running or announced sale. */
export function LaunchpadSection({ items }: { items: HomeData['launchpad'] | undefined }) {
  const t = useTranslations('home')
  return (
    <Section anchor="launchpad" title={t('launchpad')} text={t('launchpadText')}>
      {items?.length === 0 ? (
        <div className="card flex flex-wrap items-center justify-between gap-4 border-dashed p-5 sm:p-8">
          <p className="text-soft max-w-xl">{t('launchpadEmpty')}</p>
          <Link to="/user-center/create-collection" search={{}} className={buttonStyle('plain')}>
            {t('launchpadBegin')}
          </Link>
        </div>
      ) : null}
      {items === undefined ? <Skeleton className="h-28 w-full rounded-[20px]" /> : null}
      {items && items.length > 0 ? (
        <ul aria-label={t('launchpad')} className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.id}>
              <Card item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

function Card({ item }: { item: Item }) {
  const language = useLanguage()
  const title = textIn(language, item.title)
  const media = { url: item.thumbnailUrl, nftType: item.thumbnailType, title, metadata: 'ready' } as const
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full p-2 sm:p-3">
        <MediaView nft={media} sizes="(width >= 64rem) 290px, 46vw" />
        <div className="grid justify-items-start gap-1 px-1 pt-3 pb-1 sm:px-2">
          <h3 className="line-clamp-2 text-base leading-snug sm:text-lg">
            <Link to="/launchpadDetail/$id" params={{ id: item.id }} className="card-cover">
              {title}
            </Link>
          </h3>
          <Phase item={item} />
        </div>
      </div>
    </article>
  )
}

function Phase({ item: { isOn, whitelistAt, publicAt } }: { item: Item }) {
  const t = useTranslations('home')
  const format = useFormatter()
  const now = useNow({ updateInterval: 30_000 })
  if (isOn) return <Badge tone="mint">{t('launchOn')}</Badge>
  const next = [whitelistAt, publicAt].find((at) => at !== null && at * 1_000 > now.getTime())
  if (next === undefined || next === null) return <Badge>{t('launchSoon')}</Badge>
  const date = format.dateTime(new Date(next * 1_000), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Badge tone="honey" className="whitespace-normal!">
      {t('launchFrom', { date })}
    </Badge>
  )
}
