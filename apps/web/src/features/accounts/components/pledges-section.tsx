import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Section } from './section.tsx'

/** Links to the user's own pledges and shares. */
export function PledgesSection() {
  const t = useTranslations('accounts')
  return (
    <Section title={t('pledges')} text={t('pledgesText')}>
      <p className="flex flex-wrap gap-3">
        <Link to="/user-center/pledge-list" search={{}} className={buttonStyle('plain', 'small')}>
          {t('myPledges')}
        </Link>
        <Link to="/user-center/pledge-manager" className={buttonStyle('plain', 'small')}>
          {t('pledgePet')}
        </Link>
      </p>
    </Section>
  )
}
