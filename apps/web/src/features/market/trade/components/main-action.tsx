import { useTranslations } from '../../../../i18n/use-translations.ts'
import { Button } from '../../../../ui/button.tsx'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import type { TradeView } from '../trade-view.ts'

export type MainActionProps = {
  view: TradeView
  isConnected: boolean
  /** The terms have been read from the contracts. */
  isReady: boolean
  onBuy: () => void
  onSell: () => void
  onBid: () => void
}

/** The one thing most people want to do with a pet next; nothing where it cannot be traded. */
export function MainAction({
  view: { isMine, ask, noSale, noTrade, myBid },
  isConnected,
  isReady,
  onBuy,
  onSell,
  onBid,
  size = 'large',
  className = 'w-full',
}: MainActionProps & { size?: 'normal' | 'large'; className?: string }) {
  const t = useTranslations('trade')
  if (noTrade !== undefined) return null
  const canBuy = noSale === undefined
  const look = { look: 'main', size, className } as const
  if (!isConnected) {
    return (
      <Button {...look} onClick={openWalletDialog}>
        {isMine ? t('connectToSell') : canBuy ? t('connectToBuy') : t('connectToBid')}
      </Button>
    )
  }
  if (isMine) {
    const isOver = noSale === 'over' || noSale === 'unapproved'
    return (
      <Button {...look} disabled={!isReady} onClick={onSell}>
        {ask ? (isOver ? t('listAgain') : t('changePrice')) : t('sell')}
      </Button>
    )
  }
  return (
    <Button {...look} disabled={!isReady} onClick={canBuy ? onBuy : onBid}>
      {canBuy ? t('buy') : myBid ? t('changeBid') : t('bid')}
    </Button>
  )
}
