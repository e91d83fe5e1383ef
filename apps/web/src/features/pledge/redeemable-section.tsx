import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../api/app-config.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { StateNote } from '../../parts/state-note.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { PledgeRows } from './components/pledge-rows.tsx'
import { pledgePlace } from './pledge-place.ts'

/** The pledged pets that anyone can redeem, for the page where pets are redeemed. */
export function RedeemableSection() {
  const t = useTranslations('pledge')
  const place = pledgePlace(useNetwork())
  if (!place) return null
  const empty = <StateNote scene="empty" title={t('emptyAnyoneTitle')} text={t('emptyAnyoneText')} />
  return (
    <section aria-labelledby="pledged" className="page pb-12">
      <h2 id="pledged" className="text-3xl leading-tight">
        {t('redeemTitle')}
      </h2>
      <p className="text-soft mt-1 mb-4 max-w-prose">{t('redeemText')}</p>
      <p className="mb-6">
        <Link to="/user-center/pledge-list" search={{}} className={buttonStyle('plain', 'small')}>
          {t('toList')}
        </Link>
      </p>
      <PledgeRows chainId={place.chainId} which={{ state: 'expired' }} empty={empty} />
    </section>
  )
}
