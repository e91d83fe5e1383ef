import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useFailureWords } from '../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../parts/address-label.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Note } from '../../../ui/note.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { AskToSignIn } from '../components/ask-to-sign-in.tsx'
import { useShopper } from '../use-shopper.ts'
import { OrderCards } from './components/order-cards.tsx'
import { Panel } from './components/panel.tsx'
import { foundOrdersQuery } from './queries.ts'

/** For admins: finds any order or payment by one of its ids. The server authorises. */
export function FindOrdersScreen() {
  const t = useTranslations('orders')
  const shopper = useShopper()
  return (
    <div className="page max-w-4xl! py-8 sm:py-12">
      <PageTitle text={`${t('find.title')} · Mofu`} />
      <h1 className="text-4xl leading-tight sm:text-5xl">{t('find.title')}</h1>
      <p className="text-soft mt-2 mb-6 text-lg">{t('find.text')}</p>
      {shopper?.startsWith('web3') ? (
        <Finder key={shopper} />
      ) : (
        <AskToSignIn isWalletOnly text={t('find.signIn')} />
      )}
    </div>
  )
}

function Finder() {
  const t = useTranslations('orders')
  const wordsOf = useFailureWords()
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState('')
  const found = useQuery(foundOrdersQuery(wanted))
  return (
    <>
      <form
        className="mb-8 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          setWanted(text.trim())
        }}
      >
        <TextField
          required
          minLength={4}
          maxLength={100}
          spellCheck={false}
          label={t('find.field')}
          value={text}
          onText={setText}
        />
        <SubmitButton isWorking={found.isFetching} workingText={t('working')}>
          {t('find.search')}
        </SubmitButton>
      </form>
      {found.isError ? <Note tone="berry">{wordsOf(found.error).text}</Note> : null}
      {found.data ? (
        <div className="grid gap-6">
          {found.data.orders.length + found.data.payments.length === 0 ? <p>{t('find.none')}</p> : null}
          <OrderCards orders={found.data.orders} />
          {found.data.payments.length === 0 ? null : (
            <Panel title={t('find.payments')}>
              <ul className="grid gap-3">
                {found.data.payments.map(({ id, payer, state, issue, txHash }) => (
                  <li key={id} className="text-sm break-all">
                    <Badge tone={issue === null ? 'mint' : 'berry'}>{issue ?? state}</Badge>{' '}
                    <AddressLabel address={payer} isFull /> {txHash}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      ) : null}
    </>
  )
}
