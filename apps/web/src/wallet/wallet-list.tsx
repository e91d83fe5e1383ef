import type { Connector } from 'wagmi'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'
import type { Connecting } from './use-connect-wallet.ts'
import type { OwnWalletId } from './wallet-catalog.ts'
import { WalletListRow } from './wallet-list-row.tsx'
import type { WalletRow } from './wallet-rows.ts'

type WalletListProps = {
  rows: readonly WalletRow<Connector>[]
  connecting: Exclude<Connecting, { state: 'pairing' }>
  onChoose: (connector: Connector, wallet?: OwnWalletId) => void
  onLookAgain: () => void
}

export function WalletList({ rows, connecting, onChoose, onLookAgain }: WalletListProps) {
  const t = useTranslations('wallet')
  const asked = connecting.state === 'asking' ? connecting.connector : undefined
  const note = connecting.state === 'choosing' ? connecting.note : undefined
  const hasProvider = rows.some(
    ({ id, way }) =>
      way.kind === 'app' || (way.kind === 'connect' && id !== 'walletConnect' && id !== 'demo'),
  )
  return (
    <>
      {/* Above the list: a long list would push the message out of view. */}
      <output className="bg-honey-wash text-honey-text mb-4 block rounded-2xl p-4 font-semibold empty:hidden">
        {asked ? t('waiting', { wallet: asked.name }) : ''}
      </output>
      {note === undefined || note === 'none' ? null : (
        <p role="alert" className="bg-berry-wash text-berry-text mb-4 rounded-2xl p-4 font-semibold">
          {t(note)}
        </p>
      )}
      {hasProvider && note !== 'none' ? null : <NoProvider onLookAgain={onLookAgain} />}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.key}>
            <WalletListRow
              row={row}
              isAsking={row.way.kind === 'connect' && row.way.connector.uid === asked?.uid}
              isDisabled={asked !== undefined}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoProvider({ onLookAgain }: { onLookAgain: () => void }) {
  const t = useTranslations('wallet')
  return (
    <div role="alert" className="bg-sunken mb-4 rounded-2xl p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="text-base">{t('noneTitle')}</h3>
          <p className="font-semibold">{t('none')}</p>
        </div>
        <Button size="small" onClick={onLookAgain}>
          {t('lookAgain')}
        </Button>
      </div>
      <p className="text-soft mt-2 text-sm">{t('noneNext')}</p>
    </div>
  )
}
