import { useEffect } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { showNotice } from '../../parts/notices.ts'
import { takeFreshCode } from '../../session/invite-code.ts'

/** Confirms once that this visit came with an invite code. */
export function useInvitation(): void {
  const t = useTranslations('shell')
  useEffect(() => {
    const code = takeFreshCode()
    if (code !== undefined) showNotice({ tone: 'info', text: t('invited', { code }) })
  }, [t])
}
