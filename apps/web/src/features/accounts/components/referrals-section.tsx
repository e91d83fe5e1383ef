import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import type { Me } from '../../../session/me-query.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Section } from './section.tsx'

/** Links to the reports on who joined and what they bought. */
export function ReferralsSection({ me: { roles } }: { me: Me }) {
  const t = useTranslations('accounts')
  const mayReadAll = roles.includes('leader') || roles.includes('admin')
  return (
    <Section title={t('referrals')} text={t('referralsText')}>
      <p className="flex flex-wrap gap-3">
        <Link to="/referred-list" className={buttonStyle('plain', 'small')}>
          {t('myReferrals')}
        </Link>
        <Link to="/sold-list" search={{}} className={buttonStyle('plain', 'small')}>
          {t('referralSales')}
        </Link>
        {mayReadAll ? (
          <Link to="/all-referral" search={{}} className={buttonStyle('plain', 'small')}>
            {t('allReferrals')}
          </Link>
        ) : null}
      </p>
    </Section>
  )
}
