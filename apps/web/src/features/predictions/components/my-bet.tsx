import type { Address } from '@mofu/domain/address'
import { parseAddress } from '@mofu/domain/address'
import type { QuizBet, QuizDetail, QuizRound } from '@mofu/wire/predictions/quiz'
import { useConnection } from 'wagmi'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { claimBet } from '../actions/claim-bet.ts'
import { amountIn, plannedRound } from '../quiz-round.ts'
import { FactRow } from './fact-row.tsx'

type MyBetProps = { quiz: QuizDetail; round: QuizRound; bet: QuizBet }

/** The connected wallet's bet: what it is worth, and the way to claim it. */
export function MyBet({ quiz, round, bet }: MyBetProps) {
  const t = useTranslations('predictions')
  const { symbol, decimals, options } = quiz
  const amount = (value: string) => <AmountLabel amount={BigInt(value)} coin={symbol} decimals={decimals} />
  const isEnded = round.state === 'ended'
  return (
    <section aria-labelledby="my-bet" className="card grid gap-4 p-5 sm:p-6">
      <h2 id="my-bet" className="text-2xl">
        {t('myBet')}
      </h2>
      <Outcome quiz={quiz} round={round} bet={bet} />
      <dl className="divide-line divide-y-2">
        <FactRow label={t('yourAnswer')}>{options[bet.result]}</FactRow>
        <FactRow label={t('staked')}>{amount(bet.amount)}</FactRow>
        {isEnded ? null : <FactRow label={t('estimate')}>{amount(bet.payoutIfRight)}</FactRow>}
        {bet.claimable === '0' ? null : <FactRow label={t('toClaim')}>{amount(bet.claimable)}</FactRow>}
        {bet.paid === null ? null : (
          <FactRow label={t(round.isRefund ? 'refunded' : 'claimed')}>{amount(bet.paid)}</FactRow>
        )}
      </dl>
      {bet.claimable === '0' ? null : <Claim quiz={quiz} round={round} bet={bet} />}
    </section>
  )
}

function Outcome({ quiz, round, bet }: MyBetProps) {
  const t = useTranslations('predictions')
  if (round.state !== 'ended' || round.isRefund) return null
  if (bet.result === round.result) return <Note tone="mint">{t('won')}</Note>
  return (
    <Note tone="honey" title={t('lost')}>
      {t('lostText', { amount: amountIn(quiz, BigInt(bet.amount)) })}
    </Note>
  )
}

function Claim(props: MyBetProps) {
  const { chainId } = props.quiz
  const { address, chainId: walletChain } = useConnection()
  const network = useNetworkOf(chainId)
  const wallet = address && parseAddress(address)
  if (!wallet) return null
  if (walletChain !== chainId) return <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
  return <ClaimButton {...props} wallet={wallet} />
}

function ClaimButton({ quiz, round, bet, wallet }: MyBetProps & { wallet: Address }) {
  const t = useTranslations('predictions')
  const start = useStartTx()
  const { symbol, decimals } = quiz
  const { isRefund } = round
  const claim = () => {
    const planned = plannedRound(quiz)
    if (!planned) return
    const amount = BigInt(bet.claimable)
    const stake = BigInt(bet.amount)
    start(claimBet({ round: planned, to: wallet, amount, stake, coin: { symbol, decimals }, isRefund }))
  }
  return (
    <>
      <Button look="main" size="large" onClick={claim}>
        {t(isRefund ? 'claimRefund' : 'claim')}
      </Button>
      <p className="text-soft text-sm">{t('claimFree')}</p>
    </>
  )
}
