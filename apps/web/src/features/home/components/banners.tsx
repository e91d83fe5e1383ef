import { useEffect, useRef, useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { HomeData } from '../queries.ts'
import { BannerSlide } from './banner-slide.tsx'
import { Welcome } from './welcome.tsx'

/**
 * SPEC §2: up to 750 px of width the height is 2480/2067 of the width, else 1280/3510 of it less 50 px. It depends on
 * the banner's own width, so it follows every resize, and nothing shifts when the pictures load.
 */
const height = 'h-[calc(100cqw*2480/2067)] [@media(width>750px)]:h-[calc(100cqw*1280/3510-50px)]'

/** The welcome slide and the platform's announcements. Moved by hand only: nothing moves by itself. */
export function Banners({ banners }: { banners: HomeData['banners'] }) {
  const t = useTranslations('home')
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const count = banners.length + 1

  useEffect(() => {
    const list = track.current
    if (!list) return undefined
    const onScroll = () => setShown(Math.round(list.scrollLeft / Math.max(1, list.clientWidth)))
    list.addEventListener('scroll', onScroll, { passive: true })
    return () => list.removeEventListener('scroll', onScroll)
  }, [])

  const show = (index: number) =>
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'smooth' })

  return (
    <section aria-label={t('banners')} className="@container relative">
      <ul
        ref={track}
        data-banner
        className={`flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overflow-y-hidden ${height}`}
      >
        <li className="h-full w-full shrink-0 snap-start">
          <Welcome />
        </li>
        {banners.map((banner, index) => (
          <li key={index} className="h-full w-full shrink-0 snap-start">
            <BannerSlide banner={banner} />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className="absolute inset-x-0 bottom-1 flex justify-center">
          <div className="bg-card/85 flex rounded-full px-1">
            {Array.from({ length: count }, (_, index) => (
              <button
                key={index}
                type="button"
                aria-label={t('bannerOf', { index: index + 1, count })}
                aria-current={index === shown}
                onClick={() => show(index)}
                className="group grid size-8 place-items-center rounded-full"
              >
                <span className="bg-line-strong group-aria-[current=true]:bg-coral block h-2.5 w-2.5 rounded-full transition-[width] group-aria-[current=true]:w-5" />
              </button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  )
}
