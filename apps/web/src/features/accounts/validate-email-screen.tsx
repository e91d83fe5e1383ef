import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useFailureWords } from '../../i18n/use-failure-words.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PaperPage } from '../../parts/paper-page.tsx'
import { Scene } from '../../parts/scene.tsx'
import { openLoginDialog } from '../../session/login-dialog-state.ts'
import { Button } from '../../ui/button.tsx'
import { confirmEmail } from './actions/by-mail.ts'
import { useLinkToken } from './use-link-token.ts'

/** Confirms the e-mail address with the token of the link, as soon as the page opens. */
export function ValidateEmailScreen() {
  const t = useTranslations('accounts')
  const wordsOf = useFailureWords()
  const token = useLinkToken()
  const { mutate, data: email, error, isError } = useMutation({ mutationFn: confirmEmail })
  const isAsked = useRef(false)
  useEffect(() => {
    if (token === undefined || isAsked.current) return
    isAsked.current = true
    mutate(token)
  }, [token, mutate])

  if (token === undefined) {
    return (
      <PaperPage title={t('linkMissingTitle')} text={t('linkMissingText')}>
        <Scene name="error" className="mx-auto mb-6 w-48" />
        <Button className="w-full" onClick={() => openLoginDialog()}>
          {t('login')}
        </Button>
      </PaperPage>
    )
  }
  if (isError) {
    return (
      <PaperPage title={t('linkDeadTitle')} text={wordsOf(error).text}>
        <Button className="w-full" onClick={() => openLoginDialog()}>
          {t('login')}
        </Button>
      </PaperPage>
    )
  }
  if (email === undefined) {
    return (
      <PaperPage title={t('validateTitle')} text={t('validateWorking')}>
        <Scene name="loading" className="mx-auto w-48" />
      </PaperPage>
    )
  }
  return (
    <PaperPage title={t('validateDoneTitle', { email })} text={t('validateDoneText')}>
      <Scene name="success" className="mx-auto mb-6 w-48" />
      <Button look="main" className="w-full" onClick={() => openLoginDialog()}>
        {t('login')}
      </Button>
    </PaperPage>
  )
}
