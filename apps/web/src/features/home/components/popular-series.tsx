import { textIn } from '@mofu/domain/local-text'
import { pictureSources } from '@mofu/domain/picture-sources'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { ChosenLink } from '../../../parts/chosen-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HomeData } from '../queries.ts'
import { Section } from './section.tsx'

const grid = 'grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4'

export function PopularSeries({ series }: { series: HomeData['popularSeries'] | undefined }) {
  const t = useTranslations('home')
  return (
    <Section
      title={t('popular')}
      text={t('popularText')}
      more={{ label: t('allPets'), link: { to: '/list' } }}
    >
      {series?.length === 0 ? <p className="text-soft">{t('popularEmpty')}</p> : null}
      <ul aria-label={t('popular')} className={grid}>
        {series
          ? series.map((one) => (
              <li key={one.collectionId}>
                <Card one={one} />
              </li>
            ))
          : [0, 1, 2, 3].map((index) => (
              <li key={index} className="card p-2 sm:p-3">
                <Skeleton className="aspect-[4/3] w-full rounded-2xl" />
                <Skeleton className="mx-1 mt-4 mb-8 h-5 w-2/3 rounded-lg" />
              </li>
            ))}
      </ul>
    </Section>
  )
}

function Card({ one }: { one: HomeData['popularSeries'][number] }) {
  const t = useTranslations('home')
  const language = useLanguage()
  const other = textIn(language, one.other)
  return (
    <article className="group relative h-full">
      <div className="card card-lift h-full p-2 sm:p-3">
        {one.image === null ? (
          <span aria-hidden="true" className="bg-honey-wash block aspect-[4/3] w-full rounded-2xl" />
        ) : (
          <img
            {...pictureSources(one.image)}
            sizes="(width >= 64rem) 290px, 46vw"
            alt=""
            width={640}
            height={480}
            loading="lazy"
            decoding="async"
            className="bg-sunken aspect-[4/3] w-full rounded-2xl object-cover"
          />
        )}
        <div className="px-1 pt-3 pb-1 sm:px-2">
          <h3 className="line-clamp-2 text-base leading-snug sm:text-lg">
            <ChosenLink url={one.url} className="card-cover">
              {textIn(language, one.title)}
            </ChosenLink>
          </h3>
          <p className="text-soft truncate text-sm">
            {other === '' ? t('items', { count: one.nftCount }) : other}
          </p>
        </div>
      </div>
    </article>
  )
}
