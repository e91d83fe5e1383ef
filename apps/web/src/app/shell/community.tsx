import { type LinkName, socialPlaces } from '@mofu/domain/links'

import { useAppConfig } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { useSoon } from './use-soon.ts'

/** Brand names, the same in every language. */
const names: Record<(typeof socialPlaces)[number], string> = {
  discord: 'Discord',
  telegram: 'Telegram',
  x: 'X',
  youtube: 'YouTube',
  github: 'GitHub',
}

/** Links to the community's channels. */
export function Community() {
  const t = useTranslations('shell')
  return (
    <section
      aria-labelledby="community"
      className="flex flex-wrap items-center justify-between gap-x-12 gap-y-5"
    >
      <div className="max-w-xl">
        <h2 id="community" className="text-2xl">
          {t('communityTitle')}
        </h2>
        <p className="text-soft mt-1">{t('communityText')}</p>
      </div>
      <ul aria-label={t('community')} className="flex flex-wrap gap-2">
        {socialPlaces.map((place) => (
          <li key={place}>
            <SocialLink place={place} name={names[place]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SocialLink({ place, name }: { place: LinkName; name: string }) {
  const url = useAppConfig().links[place]
  const say = useSoon()
  const look = buttonStyle('plain', 'small')
  if (url === undefined) {
    return (
      <button type="button" className={look} onClick={() => say('soon')}>
        {name}
      </button>
    )
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={look}>
      {name}
    </a>
  )
}
