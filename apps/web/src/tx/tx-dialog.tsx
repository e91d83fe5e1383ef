import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'

import { useNetworkOf } from '../api/app-config.ts'
import { usePhrases } from '../i18n/phrase.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Scene } from '../parts/scene.tsx'
import { useStore } from '../storage/store.ts'
import { buttonStyle } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WalletProvider } from '../wallet/wallet-provider.tsx'
import { closeFlow, type TxFlow } from './active-flow.ts'
import { ExplorerLink } from './explorer-link.tsx'
import { FailureText } from './failure-text.tsx'
import type { ApprovalUse } from './plan.ts'
import { hashOf, type TxCost, type TxState } from './state.ts'
import { TxSteps } from './tx-steps.tsx'
import { TxWords } from './tx-words.tsx'
import { useStartTx } from './use-start-tx.ts'

/** The transaction dialog, from the simulation until the read model shows the result. */
export function TxDialog({ flow, isOpen }: { flow: TxFlow; isOpen: boolean }) {
  return (
    <WalletProvider>
      <TxWindow flow={flow} isOpen={isOpen} />
    </WalletProvider>
  )
}

function TxWindow({ flow, isOpen }: { flow: TxFlow; isOpen: boolean }) {
  const t = useTranslations('tx')
  const state = useStore(flow.state)
  const title = useTitle(flow, state)
  return (
    <Dialog isOpen={isOpen} onClose={closeFlow} title={title} closeLabel={t('close')}>
      {state.at === 'failed' ? null : <TxSteps at={state.at} />}
      <TxBody flow={flow} state={state} />
      {hashOf(state) === undefined ? null : <TxHash flow={flow} hash={hashOf(state) ?? ''} />}
    </Dialog>
  )
}

function useTitle({ plan }: TxFlow, state: TxState): string {
  const t = useTranslations('tx')
  const say = usePhrases()
  if (state.at === 'done') return say(plan.outcome(state.receipt).title)
  if (state.at !== 'failed') return say(plan.title)
  if (state.failure.kind === 'refused') return t('refusedTitle')
  return plan.failedTitle ? say(plan.failedTitle) : t('failedTitle')
}

function TxBody({ flow, state }: { flow: TxFlow; state: TxState }) {
  const t = useTranslations('tx')
  switch (state.at) {
    case 'checking':
      return <Waiting flow={flow}>{t('checking')}</Waiting>
    case 'ready':
      return (
        <>
          {state.hasChanged ? (
            <p role="alert" className="bg-honey-wash text-honey-text mb-4 rounded-2xl p-4 font-semibold">
              {t('approvalsChanged')}
            </p>
          ) : (
            <p className="text-soft mb-4">{t('readyText')}</p>
          )}
          <TxWords plan={flow.plan} cost={state.cost} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button look="main" onClick={flow.confirm} className="grow">
              {state.cost.permissions.length > 1
                ? t('signMany', { count: state.cost.permissions.length + 1 })
                : t(state.cost.isAllowanceFirst ? 'signTwo' : 'sign')}
            </Button>
            <Button onClick={closeFlow}>{t('cancel')}</Button>
          </div>
        </>
      )
    case 'allowing':
      return (
        <Waiting flow={flow} note={t(allowingNote(state.cost))}>
          {t(allowingText(flow, state))}
        </Waiting>
      )
    case 'asking':
      return (
        <>
          <output className="bg-honey-wash text-honey-text mb-4 flex items-center gap-3 rounded-2xl p-4 font-semibold">
            <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin" />
            {t('asking')}
          </output>
          <TxWords plan={flow.plan} cost={state.cost} />
        </>
      )
    case 'sent':
      return (
        <Waiting flow={flow} note={t('mayClose')}>
          {state.isReachable ? t('sent') : t('sentUnreachable')}
        </Waiting>
      )
    case 'mined':
      return (
        <Waiting flow={flow} note={t('mayClose')}>
          {t('mined', { block: String(state.block) })}
        </Waiting>
      )
    case 'done':
      return <Done flow={flow} state={state} />
    case 'failed':
      return <Failed flow={flow} state={state} />
    default:
      return state satisfies never
  }
}

function allowingNote(cost: TxCost) {
  if (!isForSeveral(cost)) return 'allowNote'
  return approvalUse(cost) === 'box' ? 'forBox.allowNoteMany' : 'allowNoteMany'
}

function allowingText({ plan }: TxFlow, { cost, hash }: TxState & { at: 'allowing' }) {
  const isMany = isForSeveral(cost)
  if (hash !== undefined) return isMany ? 'allowSentMany' : 'allowSent'
  if (plan.spends) return 'allowing'
  const use = approvalUse(cost)
  if (use === 'box') return isMany ? 'forBox.handingMany' : 'forBox.handing'
  // An auction or a pledge takes one token.
  if (use === 'auction') return 'forAuction.handing'
  if (use === 'pledge') return 'forPledge.handing'
  return isMany ? 'handingMany' : 'handing'
}

/** All permissions of a plan are for the same use. */
function approvalUse({ permissions }: TxCost): ApprovalUse | undefined {
  return permissions[0]?.use
}

function isForSeveral({ permissions }: TxCost): boolean {
  return permissions.length > 1 || permissions.some(({ isForAll }) => isForAll)
}

function Waiting({ flow, note, children }: { flow: TxFlow; note?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-2 text-center">
      <img
        src={flow.plan.subject.picture}
        alt={flow.plan.subject.name}
        className="animate-breathe size-40 rounded-[20px]"
      />
      <output className="max-w-sm font-semibold">{children}</output>
      {note === undefined ? null : <p className="text-soft text-sm">{note}</p>}
    </div>
  )
}

function Done({ flow, state }: { flow: TxFlow; state: TxState & { at: 'done' } }) {
  const t = useTranslations('tx')
  const say = usePhrases()
  const { text, link, isCalm = flow.plan.isCalm } = flow.plan.outcome(state.receipt)
  const { label, ...to } = link
  return (
    <div className="flex flex-col items-center gap-4 pt-8 text-center">
      <img
        src={flow.plan.subject.picture}
        alt={flow.plan.subject.name}
        className={clsx('size-52 rounded-[20px]', !isCalm && 'animate-jump')}
      />
      <output className="font-semibold">{say(text)}</output>
      <div className="flex w-full flex-wrap gap-3">
        <Link {...to} onClick={closeFlow} className={buttonStyle('main', 'normal', 'grow')}>
          {say(label)}
        </Link>
        <Button onClick={closeFlow}>{t('doneClose')}</Button>
      </div>
    </div>
  )
}

function Failed({ flow, state }: { flow: TxFlow; state: TxState & { at: 'failed' } }) {
  const t = useTranslations('tx')
  const start = useStartTx()
  const coin = useNetworkOf(flow.plan.chainId)?.coin ?? ''
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <Scene name="error" className="w-48" />
      <p role="alert" className="font-semibold">
        <FailureText failure={state.failure} coin={coin} />
      </p>
      <div className="flex w-full flex-wrap gap-3">
        <Button look="main" className="grow" onClick={() => start(flow.plan)}>
          {t('again')}
        </Button>
        <Button onClick={closeFlow}>{t('doneClose')}</Button>
      </div>
    </div>
  )
}

function TxHash({ flow, hash }: { flow: TxFlow; hash: string }) {
  const t = useTranslations('tx')
  const tParts = useTranslations('parts')
  return (
    <div className="bg-sunken mt-6 rounded-2xl px-4 py-3 text-sm">
      <p className="text-soft flex items-center justify-between gap-2">
        {t('hash')}
        <CopyButton
          text={hash}
          label={tParts('copy', { what: t('hashName') })}
          doneLabel={tParts('copied')}
        />
      </p>
      <p className="break-all tabular-nums">{hash}</p>
      <ExplorerLink chainId={flow.plan.chainId} hash={hash} className="mt-1" />
    </div>
  )
}
