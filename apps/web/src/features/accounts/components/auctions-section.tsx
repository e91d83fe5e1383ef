import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Section } from './section.tsx'

/** Links to the user's own auctions and bids. */
export function AuctionsSection() {
  const t = useTranslations('accounts')
  return (
    <Section title={t('auctions')} text={t('auctionsText')}>
      <p className="flex flex-wrap gap-3">
        <Link to="/auction" search={{ tab: 'selling' }} className={buttonStyle('plain', 'small')}>
          {t('myAuctions')}
        </Link>
        <Link to="/auction" search={{ tab: 'bids' }} className={buttonStyle('plain', 'small')}>
          {t('myAuctionBids')}
        </Link>
      </p>
    </Section>
  )
}
