import { parseAddress } from '@mofu/domain/address'
import type { BoxLock } from '@mofu/domain/box-locks'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { type ChangedBox, manageBox } from '../actions/manage-box.ts'
import { LockNote } from './lock-note.tsx'
import { Section } from './section.tsx'

type PeopleSectionProps = {
  changed: ChangedBox
  collaborators: readonly string[]
  lock: BoxLock | undefined
}

/** The collaborators of a box. Only the owner adds and removes them. */
export function PeopleSection({ changed, collaborators, lock }: PeopleSectionProps) {
  const t = useTranslations('boxManagement')
  const start = useStartTx()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isLocked = lock !== undefined

  const set = (wallet: string, isCollaborator: boolean) =>
    start(
      manageBox(changed, {
        title: {
          key: isCollaborator ? 'boxManagement.addPersonPlan' : 'boxManagement.removePersonPlan',
          values: { name: changed.name },
        },
        functionName: 'setCollaborator',
        args: [wallet, isCollaborator],
        means: t(isCollaborator ? 'personGets' : 'personLoses'),
        terms: [{ label: { key: 'boxManagement.wallet' }, value: { kind: 'address', address: wallet } }],
      }),
    )
  const add = () => {
    const wallet = parseAddress(typed.trim())
    setWrong(wallet === undefined)
    if (wallet) set(wallet, true)
  }

  return (
    <Section title={t('people')} text={t('peopleText')}>
      <LockNote lock={lock} />
      {collaborators.length === 0 ? (
        <p className="font-semibold">{t('peopleNone')}</p>
      ) : (
        <ul aria-label={t('people')} className="divide-line divide-y-2">
          {collaborators.map((account) => (
            <li key={account} className="flex flex-wrap items-center gap-3 py-2">
              <AddressLabel address={account} copyName={t('wallet')} />
              <Button
                size="small"
                className="ml-auto"
                disabled={isLocked}
                onClick={() => set(account, false)}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('wallet')}
        problem={isWrong ? t('walletWrong') : undefined}
        value={typed}
        disabled={isLocked}
        spellCheck={false}
        onText={(text) => {
          setTyped(text)
          setWrong(false)
        }}
      />
      <Button className="justify-self-start" disabled={isLocked} onClick={add}>
        {t('addPerson')}
      </Button>
    </Section>
  )
}
