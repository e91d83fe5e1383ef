import type { Address } from '@mofu/domain/address'
import { quoteSwap, type SwapSide } from '@mofu/domain/exchange-quote'
import { readAmount } from '@mofu/domain/read-amount'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useIndexedBlock } from '../../../api/indexed-block.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import { balancesQuery, type ExchangeState } from '../queries.ts'
import { percentText, type Slippage, slippages, usualSlippage } from '../swap-limits.ts'
import { QuoteRows } from './quote-rows.tsx'
import { SwapButton } from './swap-button.tsx'
import { WatchGbt } from './watch-gbt.tsx'

type SwapFormProps = { place: ExchangePlace; state: ExchangeState; account: Address | undefined }

/** How much of the balance each preset takes, in percent. */
const presets = [25n, 50n, 75n, 100n]

/** Buying and selling: what goes in, what comes out at least, and the button that signs it. */
export function SwapForm({ place, state, account }: SwapFormProps) {
  const t = useTranslations('exchange')
  const [side, setSide] = useState<SwapSide>('buy')
  const [text, setText] = useState('')
  const [slippage, setSlippage] = useState<Slippage>(usualSlippage)
  const { available, held } = useAvailable({ place, state, account }, side)
  const given = side === 'buy' ? state.base : place.gbt
  const amountIn = readAmount(text, given.decimals)
  const quote = amountIn === undefined ? undefined : quoteSwap(state.pool, side, amountIn)
  const isTooMuch = amountIn !== undefined && amountIn > 0n && quote === undefined
  const turn = (to: SwapSide) => {
    setSide(to)
    setText('')
  }
  const problem =
    text.trim() !== '' && amountIn === undefined
      ? t('amountWrong', { decimals: given.decimals })
      : isTooMuch
        ? t('noQuote')
        : undefined
  return (
    <section aria-labelledby="swap" className="card grid gap-5 p-5 sm:p-6">
      <h2 id="swap" className="text-2xl">
        {t('formTitle')}
      </h2>
      <PillChoice
        legend={t('direction')}
        choices={[
          { value: 'buy', label: t('buy') },
          { value: 'sell', label: t('sell') },
        ]}
        value={side}
        onChoose={turn}
      />
      {state.isPaused && side === 'buy' ? <Note tone="honey">{t('paused')}</Note> : null}
      <div>
        <TextField
          label={t('youGive', { coin: given.symbol })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.0"
          value={text}
          onText={setText}
          problem={problem}
          hint={
            held === undefined
              ? undefined
              : t('youHave', { amount: `${exactAmount(held, given.decimals)} ${given.symbol}` })
          }
        />
        {available === undefined || available <= 0n ? null : (
          <div className="mt-2 flex flex-wrap gap-2">
            {presets.map((percent) => (
              <Button
                key={String(percent)}
                size="small"
                onClick={() =>
                  setText(exactAmount((available * percent) / 100n, given.decimals).replaceAll(',', ''))
                }
              >
                {percent === 100n ? t('max') : `${percent}%`}
              </Button>
            ))}
          </div>
        )}
      </div>
      <PillChoice
        legend={t('slippage')}
        choices={slippages.map((value) => ({ value, label: percentText(BigInt(value)) }))}
        value={slippage}
        onChoose={setSlippage}
      />
      <QuoteRows place={place} state={state} side={side} quote={quote} slippage={slippage} />
      <Pay place={place} state={state} account={account}>
        {(payer) => (
          <SwapButton
            key={side}
            place={place}
            state={state}
            account={payer}
            side={side}
            quote={quote}
            slippage={slippage}
            available={available}
          />
        )}
      </Pay>
      {account ? <WatchGbt gbt={place.gbt} /> : null}
    </section>
  )
}

type PayProps = SwapFormProps & { children: (payer: Address) => ReactNode }

/** Before anyone can sign: a wallet, on the right network. */
function Pay({ place: { chainId }, account, children }: PayProps) {
  const t = useTranslations('exchange')
  const wallet = useAccount()
  const network = useNetworkOf(chainId)
  if (!account || wallet.status !== 'connected')
    return (
      <Button look="main" size="large" className="w-full" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  if (wallet.chainId !== chainId)
    return <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
  return children(account)
}

/** What the wallet holds of the coin that goes in, and what it can give: the network fee must be left. */
function useAvailable({ place, state, account }: SwapFormProps, side: SwapSide) {
  const block = useIndexedBlock(place.chainId) ?? 0
  const client = useChainClient(place.chainId)
  const { data } = useQuery({
    ...balancesQuery(client, { place, base: state.base, account: account ?? '0x', block }),
    enabled: account !== undefined,
  })
  if (account === undefined || data === undefined) return { held: undefined, available: undefined }
  const held = side === 'buy' ? data.base : data.gbt
  const left = side === 'buy' ? data.gas : 0n
  return { held, available: held > left ? held - left : 0n }
}
