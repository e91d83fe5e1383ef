import type { Lot } from '@mofu/wire/auctions'
import { useState } from 'react'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { deviceTimeOf } from '../../../parts/chain-clock.ts'
import { DriftNote } from '../../../parts/drift-note.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import type { ReadTime } from '../queries.ts'
import { BidForm } from './bid-form.tsx'
import { CloseLot } from './close-lot.tsx'
import { LotClock } from './lot-clock.tsx'
import { LotResult } from './lot-result.tsx'
import { OwnBidNote } from './own-bid-note.tsx'
import { TimeAnnouncement } from './time-announcement.tsx'

/** The price of a lot, its clock, and what the connected wallet can do. */
export function BidPanel({ lot, read }: { lot: Lot; read: ReadTime }) {
  const t = useTranslations('auctions')
  const { address } = useConnection()
  const isOver = lot.state === 'over'
  const label = lot.amount === null ? 'reserve' : isOver ? 'winningBid' : 'highestBid'
  return (
    <section aria-labelledby="lot-price" className="card grid gap-4 p-5 sm:p-6">
      <div>
        <h2 id="lot-price" className="text-soft font-text text-sm font-normal">
          {t(label)}
        </h2>
        <p className="font-display text-3xl font-extrabold sm:text-4xl">
          <AmountLabel amount={BigInt(lot.amount ?? lot.reserve)} coin={lot.symbol} decimals={lot.decimals} />
        </p>
        <p className="text-soft text-sm">{t('bidCount', { count: lot.bids })}</p>
      </div>
      {isOver ? null : (
        <div className="grid gap-2">
          <LotClock lot={lot} read={read} />
          <DriftNote read={read} />
          <Extended key={lot.id} extensions={lot.extensions} />
          {lot.state === 'ongoing' ? (
            <TimeAnnouncement
              key={lot.endAt}
              until={deviceTimeOf(lot.endAt, read.blockTime, read.readAtMs)}
            />
          ) : null}
          <p className="text-sm">
            <strong>{t('ruleTitle')}:</strong> {t('rule')} {t('raise')}
          </p>
        </div>
      )}
      {address ? <OwnBidNote lot={lot} account={address} /> : null}
      {isOver ? <LotResult lot={lot} /> : null}
      <Actions lot={lot} read={read} />
    </section>
  )
}

/** Tells those who watch that a late bid has moved the end. */
function Extended({ extensions }: { extensions: number }) {
  const t = useTranslations('auctions')
  const [seen] = useState(extensions)
  return extensions > seen ? <Note tone="honey">{t('moved')}</Note> : null
}

function Actions({ lot, read }: { lot: Lot; read: ReadTime }) {
  const t = useTranslations('auctions')
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(lot.chainId)
  if (lot.status !== 'open') return null
  if (!address) {
    return (
      <Button look="main" size="large" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  }
  if (walletChain !== lot.chainId) {
    return <SwitchNetwork chainId={lot.chainId} networkTitle={network?.title ?? ''} />
  }
  if (lot.state === 'over') return <CloseLot lot={lot} account={address} read={read} />
  if (lot.seller === address.toLowerCase()) {
    return lot.bidder === null ? (
      <CloseLot lot={lot} account={address} read={read} />
    ) : (
      <p className="text-soft">{t('ownLot')}</p>
    )
  }
  if (lot.collectionState === 'disabled') return <Note tone="honey">{t('noTrade')}</Note>
  return lot.state === 'ongoing' ? (
    <BidForm key={lot.id} lot={lot} account={address} />
  ) : (
    <p className="text-soft">{t('notYet')}</p>
  )
}
