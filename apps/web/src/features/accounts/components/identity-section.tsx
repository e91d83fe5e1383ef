import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { SignWithWallet } from '../../../parts/sign-with-wallet.tsx'
import type { Me } from '../../../session/me-query.ts'
import { linkSignedWallet } from '../../../session/sign-with-wallet.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { Section } from './section.tsx'

type Open = 'email' | 'password' | undefined

/** Wallet, e-mail, password and roles of the account, and how to change them. */
export function IdentitySection({ me, onSignOut }: { me: Me; onSignOut: () => void }) {
  const t = useTranslations('accounts')
  const [open, setOpen] = useState<Open>()
  const [said, setSaid] = useState<string>()
  const finish = (text: string) => {
    setOpen(undefined)
    setSaid(text)
  }
  return (
    <Section
      title={t('who')}
      aside={
        <Button size="small" onClick={onSignOut}>
          {t('signOut')}
        </Button>
      }
    >
      <dl className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <dt className="font-display font-extrabold">{t('wallet')}</dt>
        <dd>
          {me.address === null ? (
            <div className="grid gap-3">
              <p>
                <strong className="block">{t('noWallet')}</strong>
                {t('noWalletText')}
              </p>
              <SignWithWallet label={t('linkWallet')} use={linkSignedWallet} />
            </div>
          ) : (
            <AddressLabel address={me.address} copyName={t('wallet')} isFull />
          )}
        </dd>
        <dt className="font-display font-extrabold">{t('email')}</dt>
        <dd>
          {me.email ?? (
            <>
              <strong className="block">{t('noEmail')}</strong>
              {t('noEmailText')}
            </>
          )}
        </dd>
        {me.roles.length === 0 && me.scope === 'web3' ? null : (
          <>
            <dt className="font-display font-extrabold">{t('roles')}</dt>
            <dd className="flex flex-wrap gap-2">
              {me.scope === 'web3' ? null : <Badge>{t('readOnly')}</Badge>}
              {me.roles.map((role) => (
                <Badge key={role} tone="honey">
                  {t(`role.${role}`)}
                </Badge>
              ))}
            </dd>
          </>
        )}
      </dl>
      <div className="mt-6 grid gap-4">
        {said === undefined ? null : <Note tone="mint">{said}</Note>}
        {open === 'email' ? (
          <EmailForm
            hasPassword={me.email !== null}
            onSent={(email) => finish(t('emailSent', { email }))}
            onCancel={() => setOpen(undefined)}
          />
        ) : null}
        {open === 'password' ? (
          <PasswordForm onChanged={() => finish(t('passwordChanged'))} onCancel={() => setOpen(undefined)} />
        ) : null}
        {open === undefined ? (
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={() => setOpen('email')}>
              {t(me.email === null ? 'addEmail' : 'changeEmail')}
            </Button>
            {me.scope === 'web3' && me.roles.includes('admin') ? (
              <Link to="/admin" className={buttonStyle('plain', 'small')}>
                {t('adminTitle')}
              </Link>
            ) : null}
            {me.scope === 'web3' && me.roles.includes('minter') ? (
              <Link to="/admin/home" className={buttonStyle('plain', 'small')}>
                {t('toLaunchpad')}
              </Link>
            ) : null}
            {me.email === null ? null : (
              <Button size="small" onClick={() => setOpen('password')}>
                {t('changePassword')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
    </Section>
  )
}
