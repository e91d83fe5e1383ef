import type { Lot } from '@mofu/wire/auctions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { creditQuery, ownBidsQuery } from '../queries.ts'
import { useFresh } from '../use-fresh.ts'

/** How the connected wallet stands in a lot: leading, or outbid with the money at hand. Nothing if it never bid. */
export function OwnBidNote({ lot, account }: { lot: Lot; account: string }) {
  const t = useTranslations('auctions')
  const { chainId, symbol, decimals } = lot
  const bids = useInfiniteQuery(ownBidsQuery(chainId, account))
  useFresh(chainId, bids.data?.pages[0]?.block, bids)
  const own = bids.data?.pages.flatMap(({ list }) => list).find((one) => one.lot.id === lot.id)
  if (!own) return null
  const money = (amount: string) => `${exactAmount(BigInt(amount), decimals)} ${symbol}`
  const values = { bid: money(own.bid), price: money(lot.amount ?? lot.reserve) }
  switch (own.bidState) {
    case 'leading':
      return <Note tone="mint">{t('youLead')}</Note>
    case 'won':
      return lot.status === 'open' ? <Note tone="mint">{t('won')}</Note> : null
    case 'outbid':
    case 'lost':
      return (
        <Note tone="honey">
          <p>{t(own.bidState, values)}</p>
          <Withdrawal lot={lot} account={account} />
        </Note>
      )
    case 'reclaimed':
      return (
        <Note tone="honey">
          <p>{t('reclaimedText')}</p>
          <Withdrawal lot={lot} account={account} />
        </Note>
      )
    default:
      return own.bidState satisfies never
  }
}

/** What is waiting in the lot's coin, if it was not withdrawn yet. */
function Withdrawal({ lot, account }: { lot: Lot; account: string }) {
  const t = useTranslations('auctions')
  const block = useIndexedBlock(lot.chainId) ?? 0
  const credit = useQuery(creditQuery(lot.chainId, account, lot.coin, block)).data
  if (credit === undefined || credit === 0n) return null
  const amount = `${exactAmount(credit, lot.decimals)} ${lot.symbol}`
  return (
    <p className="mt-3 flex flex-wrap items-center gap-3">
      <span>{t('ready', { amount })}</span>
      <Link to="/credits" className={buttonStyle('plain', 'small')}>
        {t('withdraw')}
      </Link>
    </p>
  )
}
