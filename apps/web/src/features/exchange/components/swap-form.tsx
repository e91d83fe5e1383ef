import type { Address } from '@mofu/domain/address'
import { type Quote, quoteSwap, type SwapSide } from '@mofu/domain/exchange-quote'
import { readAmount } from '@mofu/domain/read-amount'
import { type ReactNode, useState } from 'react'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { exactAmount } from '../../../parts/amount.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import type { ExchangeState } from '../queries.ts'
import { lossToAccept, usualSlippage } from '../swap-limits.ts'
import { useAvailable } from '../use-available.ts'
import { MovedPrice } from './moved-price.tsx'
import { QuoteRows } from './quote-rows.tsx'
import { SlippageField } from './slippage-field.tsx'
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
  const [slippage, setSlippage] = useState<bigint | undefined>(BigInt(usualSlippage))
  // The quote that was on the screen when the amount was typed, or the one that was accepted since.
  const [accepted, setAccepted] = useState<Quote>()
  const { available, held } = useAvailable({ place, state, account }, side)
  const [given, got] = side === 'buy' ? [state.base, place.gbt] : [place.gbt, state.base]
  const quoteOf = (typed: string) => {
    const amount = readAmount(typed, given.decimals)
    return amount === undefined ? undefined : quoteSwap(state.pool, side, amount)
  }
  const amountIn = readAmount(text, given.decimals)
  const quote = quoteOf(text)
  const loss = quote && accepted && lossToAccept(accepted.out, quote.out)
  const isTooMuch = amountIn !== undefined && amountIn > 0n && quote === undefined
  const type = (next: string) => {
    setText(next)
    setAccepted(quoteOf(next))
  }
  const turn = (to: SwapSide) => {
    setSide(to)
    setText('')
    setAccepted(undefined)
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
          onText={type}
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
                  type(exactAmount((available * percent) / 100n, given.decimals).replaceAll(',', ''))
                }
              >
                {percent === 100n ? t('max') : `${percent}%`}
              </Button>
            ))}
          </div>
        )}
      </div>
      <SlippageField onSlippage={setSlippage} />
      <QuoteRows place={place} state={state} side={side} quote={quote} slippage={slippage} />
      {quote && loss !== undefined ? (
        <MovedPrice loss={loss} out={quote.out} got={got} onAccept={() => setAccepted(quote)} />
      ) : null}
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
            isMoved={loss !== undefined}
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
