import { textIn } from '@mofu/domain/local-text'
import { pictureSources } from '@mofu/domain/picture-sources'

import { useLanguage } from '../../../i18n/language.ts'
import { ChosenLink } from '../../../parts/chosen-link.tsx'
import type { HomeData } from '../queries.ts'

/** A picture with a link. Lazy-loaded: the welcome slide is seen first. */
export function BannerSlide({ banner }: { banner: HomeData['banners'][number] }) {
  const language = useLanguage()
  const { src, srcMobile, title, link } = banner
  const narrow = srcMobile === null ? undefined : pictureSources(srcMobile)
  return (
    <ChosenLink url={link} className="block h-full focus-visible:outline-offset-[-4px]">
      <picture>
        {narrow ? (
          <source media="(width <= 750px)" srcSet={narrow.srcSet ?? narrow.src} sizes="100vw" />
        ) : null}
        <img
          {...pictureSources(src)}
          sizes="100vw"
          alt={textIn(language, title)}
          width={3510}
          height={1280}
          loading="lazy"
          decoding="async"
          className="bg-sunken size-full object-cover"
        />
      </picture>
    </ChosenLink>
  )
}
