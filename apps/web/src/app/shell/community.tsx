import { socialPlaces } from '@mofu/domain/links'

import { useAppConfig } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { buttonStyle } from '../../ui/button-style.ts'

/** Brand names, the same in every language. */
const names: Record<(typeof socialPlaces)[number], string> = {
  discord: 'Discord',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  github: 'GitHub',
}

/** Links to the community's channels, as far as the platform has some. */
export function Community() {
  const t = useTranslations('shell')
  const { links } = useAppConfig()
  const places = socialPlaces.flatMap((place) => {
    const url = links[place]
    return url === undefined ? [] : [{ place, url }]
  })
  if (places.length === 0) return null
  return (
    <section
      aria-labelledby="community"
      className="border-line mb-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-5 border-b-2 pb-8"
    >
      <div className="max-w-xl">
        <h2 id="community" className="text-2xl">
          {t('communityTitle')}
        </h2>
        <p className="text-soft mt-1">{t('communityText')}</p>
      </div>
      <ul aria-label={t('community')} className="flex flex-wrap gap-2">
        {places.map(({ place, url }) => (
          <li key={place}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={buttonStyle('plain', 'small')}>
              {names[place]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
