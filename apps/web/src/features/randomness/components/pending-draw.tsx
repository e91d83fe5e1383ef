import { languageTag } from '@mofu/domain/languages'
import { useState } from 'react'

import { useAppConfig, useNetworkOf } from '../../../api/app-config.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { useAccount } from '../../../wallet/account.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { bringRound, fetchRound } from '../actions/bring-round.ts'
import { settleWaiting } from '../actions/settle-waiting.ts'
import { type NextMove, nextMove } from '../next-move.ts'
import type { DrawRecords } from '../queries.ts'
import { timeText } from '../step-words.ts'

/** What an undecided draw waits for, and what anyone can do about it. */
export function PendingDraw({ records, now }: { records: DrawRecords; now: number }) {
  const t = useTranslations('fairness')
  const locale = languageTag[useLanguage()]
  const move = nextMove(records, now)
  return (
    <section className="grid gap-3">
      <p>{moveText(move)}</p>
      {move.kind === 'wait' ? null : <MoveButton records={records} move={move} />}
    </section>
  )

  function moveText(next: NextMove): string {
    if (next.kind === 'settle') return t('settleText')
    if (next.kind === 'refund') return t('refundNowText')
    const facts = { round: String(next.round), time: timeText(locale, next.roundAt) }
    if (next.kind === 'wait') return t('waitText', facts)
    return t('bringText', { ...facts, refund: timeText(locale, next.refundAt) })
  }
}

function MoveButton({ records, move }: { records: DrawRecords; move: NextMove }) {
  const t = useTranslations('fairness')
  const start = useStartTx()
  const account = useAccount()
  const network = useNetworkOf(records.chainId)
  if (account.status !== 'connected')
    return (
      <Button className="justify-self-start" onClick={openWalletDialog}>
        {t('connect')}
      </Button>
    )
  if (account.chainId !== records.chainId)
    return <SwitchNetwork chainId={records.chainId} networkTitle={network?.title ?? ''} />
  if (move.kind === 'wait' || move.kind === 'bring')
    return <BringButton records={records} round={move.round} />
  const isRefund = move.kind === 'refund'
  const text = t(isRefund ? 'refundHappens' : 'settleHappens')
  return (
    <Button
      look="main"
      className="justify-self-start"
      onClick={() => start(settleWaiting(records, isRefund, text))}
    >
      {t(isRefund ? 'refundNow' : 'settle')}
    </Button>
  )
}

function BringButton({ records, round }: { records: DrawRecords; round: number }) {
  const t = useTranslations('fairness')
  const start = useStartTx()
  const { beaconUrls } = useAppConfig()
  const [state, setState] = useState<'ready' | 'fetching' | 'failed'>('ready')
  const bring = async () => {
    setState('fetching')
    try {
      start(bringRound(records, await fetchRound(beaconUrls, round), t('bringHappens')))
      setState('ready')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button
        look="main"
        className="justify-self-start"
        disabled={state === 'fetching'}
        onClick={() => void bring()}
      >
        {state === 'fetching' ? t('bringing') : t('bring', { round: String(round) })}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-berry-text font-semibold">
          {t('bringFailed')}
        </p>
      ) : null}
    </>
  )
}
