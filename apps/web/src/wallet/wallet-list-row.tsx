import { clsx } from 'clsx'
import { ChevronRight, ExternalLink, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Connector } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import { Badge } from '../ui/badge.tsx'
import type { OwnWalletId } from './wallet-catalog.ts'
import { WalletIcon } from './wallet-icon.tsx'
import type { WalletRow } from './wallet-rows.ts'

type WalletListRowProps = {
  row: WalletRow<Connector>
  isAsking: boolean
  isDisabled: boolean
  onChoose: (connector: Connector, wallet?: OwnWalletId) => void
}

const look = 'card flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left no-underline sm:gap-4 sm:px-4'
const enabledStyle = 'hover:border-coral hover:bg-coral-wash aria-disabled:opacity-70'

export function WalletListRow({ row, isAsking, isDisabled, onChoose }: WalletListRowProps) {
  const t = useTranslations('wallet')
  const { way } = row
  switch (way.kind) {
    case 'off':
      return (
        <div className={clsx(look, 'bg-sunken')}>
          <RowFace row={row} note={t('notConfigured')} />
        </div>
      )
    case 'download':
      return (
        <a href={way.url} target="_blank" rel="noopener noreferrer" className={clsx(look, enabledStyle)}>
          <RowFace row={row} note={t('notInstalled')} />
          <span className="text-soft inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold">
            {t('install')}
            <ExternalLink aria-hidden="true" className="size-4" />
          </span>
        </a>
      )
    case 'app':
    case 'connect':
      return (
        <button
          type="button"
          // Not `disabled`: the pressed button would lose focus, and the dialog could not restore it on close.
          aria-disabled={isDisabled}
          onClick={() => !isDisabled && onChoose(way.connector, way.kind === 'app' ? way.wallet : undefined)}
          className={clsx(look, enabledStyle, row.isHighlighted && 'border-coral bg-coral-wash')}
        >
          <RowFace row={row} note={row.id === 'demo' ? t('demoText') : undefined}>
            {isAsking ? (
              <LoaderCircle aria-hidden="true" className="text-coral-text size-6 shrink-0 animate-spin" />
            ) : (
              <ChevronRight aria-hidden="true" className="text-soft size-5 shrink-0" />
            )}
          </RowFace>
        </button>
      )
    default:
      return way satisfies never
  }
}

type RowFaceProps = { row: WalletRow<Connector>; note: string | undefined; children?: ReactNode }

function RowFace({ row, note, children }: RowFaceProps) {
  const t = useTranslations('wallet')
  const name = row.name ?? t(row.id === 'demo' ? 'demoName' : 'plainName')
  return (
    <>
      <WalletIcon of={row.id} src={row.icon} />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-display leading-tight font-extrabold sm:text-lg">{name}</span>
          {row.isHighlighted ? <Badge tone="mint">{t('bestHere')}</Badge> : null}
          {row.id === 'demo' ? <Badge tone="honey">{t('toy')}</Badge> : null}
        </span>
        {note === undefined ? null : <span className="text-soft block text-sm">{note}</span>}
      </span>
      {children}
    </>
  )
}
