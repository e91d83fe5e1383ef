import { Link } from '@tanstack/react-router'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { Countdown } from '../../../parts/countdown.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { useNetworkOf } from '../../../session/app-config.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { PayButton } from './components/pay-button.tsx'
import { type Offer, readOffers } from './offer.ts'

/** Where a link leads that asks somebody to pay another's order. It needs no account: the offer is in the link. */
export function PayLinkScreen({ text, now }: { text: string; now: number }) {
  const t = useTranslations('orders')
  const offers = readOffers(text)
  const [first] = offers ?? []
  const checkout = useNetworkOf(first?.chainId ?? 0)?.contracts?.['MallCheckout']
  // Only the house's own contract is ever paid, whatever a link says.
  const isOurs = offers?.every(({ contract }) => contract.toLowerCase() === checkout?.toLowerCase()) ?? false
  const isAlive = offers?.every(({ expiresAt }) => expiresAt > now) ?? false
  if (!offers || !first || !isOurs || !isAlive) {
    return (
      <>
        <PageTitle text={`${t('pay.stranger')} · Mofu`} />
        <StateNote isPage scene="error" title={t('pay.badLink')} text={t('pay.badLinkText')}>
          <Link to="/mall" search={{}} className={buttonStyle('main')}>
            {t('pay.toMall')}
          </Link>
        </StateNote>
      </>
    )
  }
  return <Asked offers={offers} first={first} />
}

function Asked({ offers, first }: { offers: readonly Offer[]; first: Offer }) {
  const t = useTranslations('orders')
  const total = offers.reduce((sum, { amount }) => sum + amount, 0n)
  const numbers = offers.map(({ orderNumber }) => orderNumber).join(', ')
  const amount = exactAmount(total, first.decimals)
  return (
    <div className="page max-w-xl! py-8 sm:py-12">
      <PageTitle text={`${t('pay.stranger')} · Mofu`} />
      <h1 className="text-4xl leading-tight">{t('pay.stranger')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('pay.strangerText', { number: numbers })}</p>
      <section aria-label={t('pay.title')} className="card grid gap-4 p-5 sm:p-6">
        <p className="font-display text-3xl font-extrabold tabular-nums">
          {amount}
          {'\u00A0'}
          {first.symbol}
        </p>
        <p>
          <span className="text-soft block text-sm">{t('pay.planEscrow')}</span>
          <AddressLabel isFull address={first.contract} chainId={first.chainId} />
        </p>
        <p>
          <span className="text-soft">{t('pay.until')} </span>
          <Countdown until={first.expiresAt} />
        </p>
        <PayButton isForOther offers={offers} label={t('pay.button', { amount, coin: first.symbol })} />
      </section>
    </div>
  )
}
