import { ReceiptText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { isUnderWay } from './record.ts'
import { useRecords } from './records.ts'

const TxTrayList = lazy(async () => ({ default: (await import('./tx-tray-list.tsx')).TxTrayList }))

/** Opens the list of recent transactions and shows the number of pending ones. Hidden while there are none. */
export function TxTray() {
  const records = useRecords()
  const [isOpen, setOpen] = useState(false)
  if (records.length === 0 && !isOpen) return null
  // Its texts are loaded with the first transaction; the top bar does not wait for them.
  return (
    <Suspense>
      <Tray records={records} isOpen={isOpen} onOpen={setOpen} />
    </Suspense>
  )
}

type TrayProps = {
  records: ReturnType<typeof useRecords>
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function Tray({ records, isOpen, onOpen }: TrayProps) {
  const t = useTranslations('tx')
  const [wasOpened, setOpened] = useState(isOpen)
  const underWay = records.filter(isUnderWay).length
  const open = () => {
    setOpened(true)
    onOpen(true)
  }
  return (
    <span className="relative inline-flex">
      <IconButton label={underWay === 0 ? t('tray') : t('trayUnderWay', { count: underWay })} onClick={open}>
        <ReceiptText aria-hidden="true" className="size-5" />
      </IconButton>
      {underWay === 0 ? null : (
        <span
          aria-hidden="true"
          className="bg-honey pointer-events-none absolute -top-0.5 -right-0.5 grid size-5 animate-pulse place-items-center rounded-full text-xs font-bold text-[#2b1d0e]"
        >
          {underWay}
        </span>
      )}
      {wasOpened ? (
        <Suspense>
          <TxTrayList isOpen={isOpen} onClose={() => onOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}
