import { parseOrderId } from '@mofu/domain/numbered-id'
import { Share2 } from 'lucide-react'
import { useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import { Button } from '../ui/button.tsx'

type ShareButtonProps = {
  kind: 'gacha' | 'lottery'
  /** Of an order. */
  id: string
  /** What came out. */
  title: string
}

/** Shares what came out of a pull or a draw: the link to its fairness page, whose preview shows it. */
export function ShareButton({ kind, id, title }: ShareButtonProps) {
  const t = useTranslations('parts')
  const [done, setDone] = useState<'copied' | 'failed'>()
  const place = parseOrderId(id)
  if (!place) return null
  const link = `${window.location.origin}/fairness/${kind}/${place.numbered}/${place.order}`
  const share = async () => {
    setDone(undefined)
    // The share sheet of the device, where there is one.
    if ('share' in navigator) {
      try {
        await navigator.share({ title, url: link })
        return
      } catch (error) {
        // Closed without sharing.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    await navigator.clipboard.writeText(link).then(
      () => setDone('copied'),
      () => setDone('failed'),
    )
  }
  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" /> {t('share')}
      </Button>
      <output className="text-soft text-sm break-all">
        {done === 'copied' ? t('shareCopied') : done === 'failed' ? t('shareFailed', { link }) : null}
      </output>
    </>
  )
}
