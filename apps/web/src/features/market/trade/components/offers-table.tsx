import type { Bid } from '@mofu/wire/market/trade'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { AmountLabel } from '../../../../parts/amount-label.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TimeLeft } from './time-left.tsx'

type OffersTableProps = {
  bids: readonly Bid[]
  now: number
  me: string | undefined
  /** Only for the owner. */
  onAccept?: ((bid: Bid) => void) | undefined
}

const cell = 'px-4 py-3 sm:px-5'

/** The bids for a pet, the best of each coin first. */
export function OffersTable({ bids, now, me, onAccept }: OffersTableProps) {
  const t = useTranslations('trade')
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="mb-3 text-2xl">
        {t('offers')}
      </h2>
      {bids.length === 0 ? (
        <p className="card text-soft p-5">{t('noOffers')}</p>
      ) : (
        <div className="card">
          <table className="w-full text-left">
            <thead className="text-soft text-sm">
              <tr>
                <th scope="col" className={`${cell} font-semibold`}>
                  {t('offer')}
                </th>
                <th scope="col" className={`${cell} font-semibold`}>
                  {t('bidder')}
                </th>
                <th scope="col" className={`${cell} hidden font-semibold sm:table-cell`}>
                  {t('ends')}
                </th>
                {onAccept ? (
                  <th scope="col" className={cell}>
                    <span className="sr-only">{t('accept')}</span>
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {bids.map((bid) => (
                <tr key={bid.id} className="border-line border-t-2">
                  <td className={cell}>
                    <AmountLabel
                      amount={BigInt(bid.price)}
                      coin={bid.symbol}
                      decimals={bid.decimals}
                      className="font-display font-extrabold"
                    />
                    <span className="text-soft block text-xs sm:hidden">
                      <TimeLeft end={bid.endAt} now={now} />
                    </span>
                  </td>
                  <td className={cell}>
                    {bid.bidder === me ? (
                      <Badge tone="mint">{t('you')}</Badge>
                    ) : (
                      <AddressLabel address={bid.bidder} />
                    )}
                  </td>
                  <td className={`${cell} hidden sm:table-cell`}>
                    <TimeLeft end={bid.endAt} now={now} />
                  </td>
                  {onAccept ? (
                    <td className={`${cell} text-right`}>
                      {now < bid.endAt ? (
                        <Button size="small" onClick={() => onAccept(bid)}>
                          {t('accept')}
                        </Button>
                      ) : null}
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
