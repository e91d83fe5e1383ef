import type { Address } from '@mofu/domain/address'
import { sumOf } from '@mofu/domain/pull-odds'
import type { Machine, Pull } from '@mofu/wire/gacha'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { OfAgeBox } from '../../../parts/play/of-age-box.tsx'
import { useIsOfAge } from '../../../parts/play/of-age.ts'
import { PaymentNote } from '../../../parts/play/payment-note.tsx'
import { usePaymentCheck } from '../../../parts/play/use-payment-check.ts'
import { usePlayPause } from '../../../parts/play/use-play-pause.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { amountText, type GachaCoin } from '../gacha-coin.ts'
import type { GachaPlace } from '../gacha-place.ts'
import { balanceQuery } from '../queries.ts'
import { usePullPlan } from '../use-pull-plan.ts'

type PullButtonProps = {
  place: GachaPlace
  machine: Machine & { myPulls: readonly Pull[] }
  coin: GachaCoin
  prices: readonly bigint[]
}

/** The button that pays; what is missing before it can be pressed is said beside it. */
export function PullButton({ account, ...props }: PullButtonProps & { account: Address | undefined }) {
  const t = useTranslations('gacha')
  const wallet = useAccount()
  const { chainId } = props.place
  const network = useNetworkOf(chainId)
  if (!account || wallet.status !== 'connected')
    return (
      <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  if (wallet.chainId !== chainId)
    return <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
  return <Pay {...props} account={account} />
}

function Pay({ place, machine, account, coin, prices }: PullButtonProps & { account: Address }) {
  const t = useTranslations('gacha')
  const tParts = useTranslations('parts')
  const start = useStartTx()
  const isOfAge = useIsOfAge()
  const plan = usePullPlan({ place, machine, coin, prices })
  const isPausing = usePlayPause(machine.myPulls[0]?.id)
  const { chainId } = place
  const block = useIndexedBlock(chainId) ?? 0
  const { data: balance } = useQuery({
    ...balanceQuery(useChainClient(chainId), { chainId, coin: coin.address, account, block }),
    placeholderData: keepPreviousData,
  })
  const need = sumOf(prices)
  const payment = { chainId, payer: account, coin: coin.address, amount: need }
  const { verdict, isReading, guard } = usePaymentCheck(payment, coin)
  const isRefused = verdict !== undefined && verdict.kind !== 'free'
  const isGbt = coin.address.toLowerCase() === useNetworkOf(chainId)?.contracts?.['Gbt']?.toLowerCase()
  const missing = () => {
    if (balance === undefined || isReading) return t('reading')
    if (balance < need)
      return t('tooLittle', { have: amountText(coin, balance), need: amountText(coin, need) })
    if (!isOfAge) return tParts('ofAgeFirst')
    return isPausing ? tParts('playPause') : undefined
  }
  const reason = missing()
  return (
    <div className="grid gap-4">
      {balance === undefined ? null : (
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="text-soft">{t('balance')}</span>
          <AmountLabel
            amount={balance}
            coin={coin.symbol}
            decimals={coin.decimals}
            className="font-semibold"
          />
        </p>
      )}
      <OfAgeBox loss={t('canLose')} />
      <PaymentNote verdict={verdict} amount={need} symbol={coin.symbol} decimals={coin.decimals} />
      <Button
        look="main"
        size="large"
        className="w-full"
        disabled={reason !== undefined || isRefused}
        aria-describedby="pull-reason"
        onClick={() => start({ ...plan(), guard })}
      >
        {t('pull', { count: prices.length })}
      </Button>
      <output id="pull-reason" className="text-soft block text-sm">
        {reason}
      </output>
      {isGbt && balance !== undefined && balance < need ? (
        <Link to="/swap" className={buttonStyle('plain', 'small', 'w-fit')}>
          {t('getCoin', { coin: coin.symbol })}
        </Link>
      ) : null}
    </div>
  )
}
