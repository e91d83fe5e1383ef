import { useState } from 'react'

import { useTranslations } from '../../i18n/use-translations.ts'
import { closeLoginDialog, useLoginDialog } from '../../session/login-dialog-state.ts'
import { storedMallUser } from '../../session/stored-session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LoginForm } from './components/login-form.tsx'
import { RegisterForm } from './components/register-form.tsx'

type Mode = 'login' | 'register'

/** SPEC §2: login and register; the mall variant knows the user and asks for the password only. */
export function LoginDialog() {
  const t = useTranslations('accounts')
  const { isOpen, variant } = useLoginDialog()
  const [mode, setMode] = useState<Mode>('login')
  const mallUser = variant === 'mall' ? storedMallUser() : undefined
  const isMall = mallUser !== undefined
  const shown = isMall ? 'login' : mode
  const title = isMall ? t('mallTitle') : t(shown)

  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeLoginDialog}
      title={title}
      description={isMall ? t('mallText') : t('loginText')}
      closeLabel={t('close')}
    >
      {shown === 'login' ? (
        <LoginForm
          key={mallUser ?? ''}
          fixedEmail={mallUser}
          onDone={closeLoginDialog}
          onRegister={() => setMode('register')}
        />
      ) : (
        <RegisterForm onLogin={() => setMode('login')} />
      )}
    </Dialog>
  )
}
