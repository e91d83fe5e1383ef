import type { BoxLock } from '@mofu/domain/box-locks'
import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { RecipientField } from '../../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Button } from '../../../../ui/button.tsx'
import type { TypedName } from '../../../../wallet/resolve-name.ts'
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
  const [wasTried, setTried] = useState(false)
  const recipient = useRecipient(typed, changed.chainId)
  const isLocked = lock !== undefined

  const set = (wallet: string, isCollaborator: boolean, as?: TypedName) =>
    start(
      manageBox(changed, {
        title: {
          key: isCollaborator ? 'boxManagement.addPersonPlan' : 'boxManagement.removePersonPlan',
          values: { name: changed.name },
        },
        functionName: 'setCollaborator',
        args: [wallet, isCollaborator],
        means: t(isCollaborator ? 'personGets' : 'personLoses'),
        terms: [
          {
            label: { key: 'boxManagement.wallet' },
            value: { kind: 'address', address: wallet, name: as?.name },
          },
        ],
        recipients: as ? [as] : [],
      }),
    )
  const add = () => {
    setTried(true)
    if (recipient.state === 'found') set(recipient.address, true, recipient.typed)
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
      <RecipientField
        label={t('wallet')}
        text={typed}
        disabled={isLocked}
        chainId={changed.chainId}
        recipient={recipient}
        wasTried={wasTried}
        onText={(text) => {
          setTyped(text)
          setTried(false)
        }}
      />
      <Button className="justify-self-start" disabled={isLocked} onClick={add}>
        {t('addPerson')}
      </Button>
    </Section>
  )
}
