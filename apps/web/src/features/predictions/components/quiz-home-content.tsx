import { textIn } from '@mofu/domain/local-text'
import { pictureSources } from '@mofu/domain/picture-sources'
import type { QuizHomeContent as Content } from '@mofu/wire/predictions/home'
import { useQuery } from '@tanstack/react-query'

import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { ChosenLink } from '../../../parts/chosen-link.tsx'
import { quizHomeQuery } from '../queries.ts'
import { QuizImage } from './quiz-image.tsx'

/** SPEC §2: the banner and the hot entries. The page works without them, so a failure hides them. */
export function QuizHomeContent({ chainId }: { chainId: number }) {
  const home = useQuery(quizHomeQuery(chainId)).data
  if (!home) return null
  return (
    <>
      {home.banner ? <Banner banner={home.banner} /> : null}
      {home.hot.length > 0 ? <Hot entries={home.hot} /> : null}
    </>
  )
}

function Banner({ banner }: { banner: NonNullable<Content['banner']> }) {
  const t = useTranslations('predictions')
  const language = useLanguage()
  const { src, srcMobile, link, title } = banner
  const narrow = srcMobile === null ? undefined : pictureSources(srcMobile)
  return (
    <section aria-label={t('banner')}>
      <ChosenLink url={link} className="relative block focus-visible:outline-offset-[-4px]">
        <picture>
          {narrow ? (
            <source media="(width <= 750px)" srcSet={narrow.srcSet ?? narrow.src} sizes="100vw" />
          ) : null}
          <img
            {...pictureSources(src)}
            sizes="100vw"
            alt=""
            width={1600}
            height={500}
            fetchPriority="high"
            className="bg-sunken aspect-square max-h-[70vh] w-full object-cover min-[751px]:aspect-[16/5]"
          />
        </picture>
        <span className="bg-card/85 text-ink absolute inset-x-0 bottom-0 block">
          <span className="page font-display block py-3 text-2xl font-extrabold sm:text-4xl">
            {textIn(language, title)}
          </span>
        </span>
      </ChosenLink>
    </section>
  )
}

function Hot({ entries }: { entries: Content['hot'] }) {
  const t = useTranslations('predictions')
  const language = useLanguage()
  return (
    <section aria-labelledby="hot" className="page pt-8 sm:pt-12">
      <h2 id="hot" className="mb-4 text-2xl sm:text-3xl">
        {t('hot')}
      </h2>
      <ul aria-label={t('hot')} className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {entries.map(({ link, src, title }, index) => (
          <li key={index}>
            <article className="group relative h-full">
              <div className="card card-lift h-full p-2 sm:p-3">
                <QuizImage url={src} sizes="(width >= 64rem) 290px, 46vw" />
                <h3 className="line-clamp-3 px-1 pt-3 pb-1 text-base leading-snug sm:px-2 sm:text-lg">
                  <ChosenLink url={link} className="card-cover">
                    {textIn(language, title)}
                  </ChosenLink>
                </h3>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
