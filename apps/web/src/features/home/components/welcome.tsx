import { pictureSources } from '@mofu/domain/picture-sources'
import { Link } from '@tanstack/react-router'

import { useAppConfig } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'

/** Three of the ten thousand pets, and their rotation. */
const faces = [
  { number: 1_234, lean: 'rotate-[-7deg] translate-y-[6%]' },
  { number: 7, lean: 'z-10 scale-110' },
  { number: 4_321, lean: 'rotate-[7deg] translate-y-[6%]' },
] as const

/** The welcome slide. */
export function Welcome() {
  const t = useTranslations('home')
  const { mediaUrl } = useAppConfig()
  return (
    <div className="from-honey-wash to-coral-wash h-full overflow-hidden bg-linear-to-br">
      <div className="page flex h-full flex-col justify-center gap-4 pt-6 pb-10 [@media(width>750px)]:flex-row [@media(width>750px)]:items-center [@media(width>750px)]:gap-8 [@media(width>750px)]:py-4">
        <div className="min-w-0 [@media(width>750px)]:basis-1/2">
          <h1 className="text-3xl leading-tight whitespace-pre-line min-[360px]:text-4xl min-[1180px]:text-5xl min-[1600px]:text-6xl">
            {t('heroTitle')}
          </h1>
          <p className="text-soft mt-2 leading-snug min-[1180px]:mt-4 min-[1180px]:text-xl [@media(750px<width<960px)]:hidden">
            {t('heroText')}
          </p>
          <p className="mt-3 flex flex-wrap gap-3 min-[1180px]:mt-6">
            <Link to="/list" className={buttonStyle('main')}>
              {t('getStarted')}
            </Link>
            <Link to="/gachaMachine" className={buttonStyle('plain')}>
              {t('adopt')}
            </Link>
          </p>
        </div>
        {/* Decorative: the text introduces them. They take the remaining space and no more. */}
        <div
          aria-hidden="true"
          className="flex min-h-0 grow basis-0 items-center justify-center [@media(width>750px)]:h-full [@media(width>750px)]:basis-1/2"
        >
          {faces.map(({ number, lean }) => (
            <img
              key={number}
              {...pictureSources(`${mediaUrl}/pets/${number}/768.webp`)}
              sizes="(width > 750px) 20vw, 34vw"
              alt=""
              width={640}
              height={640}
              fetchPriority="high"
              className={`border-card bg-sunken -mx-2 aspect-square w-[34%] rounded-3xl border-4 object-cover shadow-lg [@media(width>750px)]:-mx-4 [@media(width>750px)]:max-h-[80%] [@media(width>750px)]:w-auto [@media(width>750px)]:max-w-[38%] ${lean}`}
            />
          ))}
        </div>
      </div>
    </div>
  )
}
