import { type Address, parseAddress } from '@mofu/domain/address'
import { payoutIfRight } from '@mofu/domain/quiz-payout'
import { type QuizSide, quizSides } from '@mofu/domain/quiz-state'
import { readAmount } from '@mofu/domain/read-amount'
import type { QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { exactAmount } from '../../../parts/amount.ts'
import { OfAgeBox } from '../../../parts/play/of-age-box.tsx'
import { isOfAge } from '../../../parts/play/of-age.ts'
import { PaymentNote } from '../../../parts/play/payment-note.tsx'
import { usePaymentCheck } from '../../../parts/play/use-payment-check.ts'
import { usePlayPause } from '../../../parts/play/use-play-pause.ts'
import { UsdValue } from '../../../parts/usd/usd-value.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { PillChoice } from '../../../ui/pill-choice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { placeBet } from '../actions/place-bet.ts'
import { amountIn, plannedRound, poolsOf } from '../quiz-round.ts'
import { useTimes } from '../use-times.ts'

type BetFormProps = { quiz: QuizDetail; round: QuizRound; wallet: Address }

/** An answer and a number of units, with what it pays before it is signed. */
export function BetForm({ quiz, round, wallet }: BetFormProps) {
  const t = useTranslations('predictions')
  const tParts = useTranslations('parts')
  const time = useTimes()
  const start = useStartTx()
  const { bet, options, symbol, decimals } = quiz
  const [chosen, setSide] = useState<QuizSide>('a')
  const [text, setText] = useState('1')
  const [isTried, setTried] = useState(false)
  // An account can only add to the answer it has bet on.
  const side = bet?.result ?? chosen
  const units = readUnits(text)
  const unit = BigInt(round.unit)
  const added = (units ?? 0n) * unit
  const held = BigInt(bet?.amount ?? '0')
  const isPausing = usePlayPause(bet?.amount)
  const payment = { chainId: quiz.chainId, payer: wallet, coin: round.rewardToken, amount: added }
  const { verdict, isReading, guard } = usePaymentCheck(payment, quiz)
  const isRefused = verdict !== undefined && verdict.kind !== 'free'
  const payout = payoutIfRight(poolsOf(round), side, held, added)
  const stake = held + added
  const isAlone = payout === stake
  const amounts = { amount: amountIn(quiz, payout), stake: amountIn(quiz, stake) }
  const moves = t('moves', { time: time(round.lockTimestamp) })
  const payoutText = `${isAlone ? t('ifRightAlone', amounts) : t('ifRightText', amounts)} ${moves}`
  const feeText = t('feeText', { percent: exactAmount(BigInt(round.feeRate), 2) })
  const place = () => {
    setTried(true)
    const planned = plannedRound(quiz)
    const coin = parseAddress(round.rewardToken)
    if (!isOfAge() || units === undefined || !planned || !coin) return
    const answer = options[side]
    start({
      ...placeBet({
        round: planned,
        side,
        coin: { address: coin, symbol, decimals },
        unit,
        units,
        texts: {
          gets: isAlone
            ? t('betGetsAlone', { answer })
            : t('betGets', { answer, amount: amountIn(quiz, payout) }),
          answer,
          payout: payoutText,
          fee: feeText,
          locks: time(round.lockTimestamp),
          final: t('changingText'),
        },
      }),
      guard,
    })
  }
  return (
    <>
      {bet ? (
        <p className="font-semibold">{t('onlySide', { answer: options[bet.result] })}</p>
      ) : (
        <PillChoice
          legend={t('yourAnswer')}
          choices={quizSides.map((value) => ({ value, label: options[value] }))}
          value={side}
          onChoose={setSide}
        />
      )}
      <TextField
        label={t('units')}
        hint={t('unitsHint', { unit: amountIn(quiz, unit) })}
        problem={units === undefined ? t('unitsWrong') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onText={setText}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{t('total')}</span>
        <strong className="font-display text-2xl">
          <AmountLabel amount={added} coin={symbol} decimals={decimals} />
        </strong>
        <UsdValue
          chainId={quiz.chainId}
          coin={round.rewardToken}
          amount={added}
          decimals={decimals}
          className="text-soft w-full text-right"
        />
      </p>
      <div aria-live="polite" className="bg-sunken grid gap-1 rounded-2xl p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-soft">{t('ifRight')}</span>
          <strong className="font-display text-xl">
            <AmountLabel amount={payout} coin={symbol} decimals={decimals} />
          </strong>
        </p>
        <p className="text-sm">{payoutText}</p>
        <p className="text-soft text-sm">
          {t('fee')}: {feeText}
        </p>
      </div>
      <p className="text-sm font-semibold">{t('changingText')}</p>
      <OfAgeBox loss={t('adultHint')} isMissing={isTried} />
      <PaymentNote verdict={verdict} amount={added} symbol={symbol} decimals={decimals} />
      <Button
        look="main"
        size="large"
        disabled={units === undefined || isPausing || isReading || isRefused}
        aria-describedby="bet-pause"
        onClick={place}
      >
        {t('bet', { amount: amountIn(quiz, added) })}
      </Button>
      <output id="bet-pause" className="text-soft block text-sm">
        {isPausing ? tParts('playPause') : null}
      </output>
    </>
  )
}

/** More units than this do not fit the contract's pools. */
const UNITS_MOST = 2n ** 85n - 1n

function readUnits(text: string): bigint | undefined {
  const units = readAmount(text.trim(), 0)
  return units === undefined || units < 1n || units > UNITS_MOST ? undefined : units
}
