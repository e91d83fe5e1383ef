import { Share2 } from 'lucide-react'
import { useState } from 'react'

import { useTranslations } from '../i18n/use-translations.ts'
import type { ButtonSize } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'

type ShareButtonProps = {
  /** Of the page whose preview shows it. */
  path: string
  title: string
  size?: ButtonSize
}

/** Shares the link to a page: by the device's own menu, or by the clipboard. */
export function ShareButton({ path, title, size = 'normal' }: ShareButtonProps) {
  const t = useTranslations('parts')
  const [done, setDone] = useState<'copied' | 'failed'>()
  const link = `${window.location.origin}${path}`
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
      <Button size={size} onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" /> {t('share')}
      </Button>
      <output className="text-soft text-sm break-all">
        {done === 'copied' ? t('shareCopied') : done === 'failed' ? t('shareFailed', { link }) : null}
      </output>
    </>
  )
}
