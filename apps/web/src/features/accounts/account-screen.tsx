import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useErrorWords } from '../../i18n/language.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { FailureNote } from '../../parts/failure-note.tsx'
import { SignInPanel } from '../../parts/sign-in-panel.tsx'
import { StateNote } from '../../parts/state-note.tsx'
import { meQuery } from '../../session/me-query.ts'
import { signOutReadOnly, signOutWallet } from '../../session/sign-out.ts'
import { dropReadOnly, dropWeb3 } from '../../session/stored-session.ts'
import { type Reader, useReader } from '../../session/use-reader.ts'
import { Note } from '../../ui/note.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { AuctionsSection } from './components/auctions-section.tsx'
import { DataSection } from './components/data-section.tsx'
import { IdentitySection } from './components/identity-section.tsx'
import { InboxSection } from './components/inbox-section.tsx'
import { InviteSection } from './components/invite-section.tsx'
import { MailsSection } from './components/mails-section.tsx'
import { PetsSection } from './components/pets-section.tsx'
import { PledgesSection } from './components/pledges-section.tsx'
import { ReferralsSection } from './components/referrals-section.tsx'
import { SessionsSection } from './components/sessions-section.tsx'
import { SpendingSection } from './components/spending-section.tsx'

export function AccountScreen() {
  const t = useTranslations('accounts')
  const reader = useReader()
  const [inviteRefusal, setInviteRefusal] = useState<string | null>(null)
  if (!reader) {
    return <SignInPanel title={t('signInTitle')} text={t('signInText')} onSignedIn={setInviteRefusal} />
  }
  return (
    <>
      {inviteRefusal === null ? null : <InviteRefusal code={inviteRefusal} />}
      <OwnAccount key={reader.key} reader={reader} />
    </>
  )
}

function InviteRefusal({ code }: { code: string }) {
  const t = useTranslations('accounts')
  const errors = useErrorWords()
  const reason = Object.entries(errors).find(([name]) => name === code)?.[1] ?? code
  return (
    <div className="page pt-6">
      <Note tone="honey">{t('inviteRefused', { reason })}</Note>
    </div>
  )
}

function OwnAccount({ reader }: { reader: NonNullable<Reader> }) {
  const t = useTranslations('accounts')
  const me = useQuery(meQuery(reader.key))
  const isWeb3 = reader.way === 'web3'
  if (me.isError) {
    return <FailureNote isPage title={t('title')} error={me.error} onRetry={() => void me.refetch()} />
  }
  if (!me.data) return <StateNote isPage scene="loading" title={t('title')} text={t('working')} />
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('title')} · Mofu`} />
      <h1 className="mb-6 text-4xl leading-tight sm:mb-8 sm:text-5xl">{t('title')}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <IdentitySection
            me={me.data}
            onSignOut={() => void (isWeb3 ? signOutWallet() : signOutReadOnly())}
          />
          <InboxSection reader={reader.key} />
          <SpendingSection reader={reader.key} hasWallet={me.data.address !== null} />
          <MailsSection reader={reader.key} hasEmail={me.data.email !== null} />
        </div>
        <div className="grid gap-6">
          <PetsSection address={me.data.address} />
          <AuctionsSection />
          <PledgesSection />
          <InviteSection me={me.data} />
          <ReferralsSection me={me.data} />
          <SessionsSection reader={reader.key} />
          <DataSection me={me.data} onDeleted={isWeb3 ? dropWeb3 : dropReadOnly} />
        </div>
      </div>
    </div>
  )
}
