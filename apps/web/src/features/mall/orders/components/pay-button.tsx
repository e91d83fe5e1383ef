import { useConnection, useSwitchChain } from 'wagmi'

import { useNetworkOf } from '../../../../api/app-config.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { openWalletDialog } from '../../../../wallet/wallet-dialog-state.ts'
import { payOffers } from '../actions/pay-offers.ts'
import type { Offer } from '../offer.ts'

type PayButtonProps = { offers: readonly Offer[]; isForOther: boolean; label: string }

/** The next step of a payment: connect a wallet, switch its network, then sign. */
export function PayButton({ offers, isForOther, label }: PayButtonProps) {
  const t = useTranslations('orders')
  const start = useStartTx()
  const { address, chainId } = useConnection()
  const { mutate, isPending } = useSwitchChain()
  const wanted = offers[0]?.chainId ?? 0
  const network = useNetworkOf(wanted)?.title ?? String(wanted)
  if (!address) {
    return (
      <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
        {t('pay.connect')}
      </Button>
    )
  }
  if (chainId !== wanted) {
    return (
      <div className="grid gap-2">
        <p className="text-honey-text font-semibold">{t('pay.wrongNetwork', { network })}</p>
        <Button look="main" size="large" disabled={isPending} onClick={() => mutate({ chainId: wanted })}>
          {t('pay.switch', { network })}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Button
        look="main"
        size="large"
        className="w-full"
        onClick={() => start(payOffers({ offers, picture: '/favicon.svg', isForOther }))}
      >
        {label}
      </Button>
      <p className="text-soft text-sm">{t('pay.planUntil')}</p>
    </div>
  )
}
