import { useEffect } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { takeFreshCode } from '../../session/invite-code.ts'
import { showNotice } from '../../session/notices.ts'

/** Says once that the invite code of the link somebody came by was taken. */
export function useInvitation(): void {
  const t = useTranslations('shell')
  useEffect(() => {
    const code = takeFreshCode()
    if (code !== undefined) showNotice({ tone: 'info', text: t('invited', { code }) })
  }, [t])
}
