import { finalityOf } from '@mofu/domain/finality'
import { useQuery } from '@tanstack/react-query'
import { Check, LoaderCircle, X } from 'lucide-react'

import { healthQuery } from '../api/staleness.ts'
import { usePhrases } from '../i18n/phrase.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { TimeAgo } from '../parts/time-ago.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ExplorerLink } from './explorer-link.tsx'
import { isUnderWay, type TxRecord, type TxStage } from './record.ts'
import { dropRecords, useRecords } from './records.ts'

/** Recent transactions of this device with their status, newest first. */
export function TxTrayList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useTranslations('tx')
  const records = useRecords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('tray')}
      description={t('trayText')}
      closeLabel={t('close')}
    >
      {records.length === 0 ? (
        <p className="bg-sunken rounded-2xl p-4">{t('trayEmpty')}</p>
      ) : (
        <ul aria-label={t('tray')} className="divide-line border-line divide-y-2 rounded-2xl border-2">
          {records.map((record) => (
            <TrayRow key={record.id} record={record} />
          ))}
        </ul>
      )}
      {records.some((record) => !isUnderWay(record)) ? (
        <Button
          size="small"
          look="quiet"
          className="mt-4"
          onClick={() => dropRecords((record) => !isUnderWay(record))}
        >
          {t('trayClear')}
        </Button>
      ) : null}
    </Dialog>
  )
}

function TrayRow({ record }: { record: TxRecord }) {
  const t = useTranslations('tx')
  const tParts = useTranslations('parts')
  const say = usePhrases()
  const { chainId, hash, title, askedAt } = record
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <StageSign stage={record.stage} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{say(title)}</p>
        <p className="text-soft text-sm">
          <StageWords record={record} /> · <TimeAgo at={Math.floor(askedAt / 1_000)} />
        </p>
        {hash ? <ExplorerLink chainId={chainId} hash={hash} /> : null}
      </div>
      {hash ? (
        <CopyButton
          text={hash}
          label={tParts('copy', { what: t('hashName') })}
          doneLabel={tParts('copied')}
        />
      ) : null}
    </li>
  )
}

function StageSign({ stage }: { stage: TxStage }) {
  if (stage === 'shown' || stage === 'final')
    return <Check aria-hidden="true" className="text-mint-text mt-0.5 size-5 shrink-0" />
  if (stage === 'reverted' || stage === 'replaced')
    return <X aria-hidden="true" className="text-berry-text mt-0.5 size-5 shrink-0" />
  return <LoaderCircle aria-hidden="true" className="text-honey-text mt-0.5 size-5 shrink-0 animate-spin" />
}

function StageWords({ record: { stage, chainId, block } }: { record: TxRecord }) {
  const t = useTranslations('tx')
  const { data } = useQuery(healthQuery)
  const chain = data?.chains.find((each) => each.chainId === chainId)
  if (stage !== 'shown' || block === undefined || !chain) return t(`stage.${stage}`)
  const finality = finalityOf(block, { block: chain.block, finalized: chain.finalizedBlock })
  return finality.state === 'final'
    ? t('stage.final')
    : t('stageSeen', { blocks: finality.blocks, needed: finality.needed })
}
