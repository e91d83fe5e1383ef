import { useState } from 'react'

import { useTranslations } from '../../../../i18n/use-translations.ts'
import { AddressLabel } from '../../../../parts/address-label.tsx'
import { RecipientField } from '../../../../parts/recipient/recipient-field.tsx'
import { useRecipient } from '../../../../parts/recipient/use-recipient.ts'
import { useStartTx } from '../../../../tx/use-start-tx.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { TypedName } from '../../../../wallet/resolve-name.ts'
import { type ChangedCollection, changeCollection } from '../actions/change-collection.ts'
import type { ManagedCollection } from '../queries.ts'
import { Section } from './section.tsx'

type PeopleSectionProps = {
  changed: ChangedCollection
  rights: ManagedCollection['rights']
  isOwner: boolean
  /** A wallet that is about to be added. */
  proposed: string
}
type Right = 'collaborator' | 'minter'

const setters = { collaborator: 'setCollaborator', minter: 'setMinter' } as const

/** The collaborators, as read from the chain. */
export function PeopleSection({ changed, rights, isOwner, proposed }: PeopleSectionProps) {
  const t = useTranslations('management')
  const start = useStartTx()
  const [typed, setTyped] = useState(proposed)
  const [wasTried, setTried] = useState(false)
  const recipient = useRecipient(typed, changed.chainId)
  const { name } = changed

  const set = (right: Right, wallet: string, isAllowed: boolean, as?: TypedName) =>
    start(
      changeCollection(changed, {
        title: { key: 'management.rightPlan', values: { right: t(right), wallet } },
        functionName: setters[right],
        args: [wallet, isAllowed],
        means: t(isAllowed ? 'rightGives' : 'rightTakes', { name }),
        terms: [
          {
            label: { key: 'management.wallet' },
            value: { kind: 'address', address: wallet, name: as?.name },
          },
        ],
        recipients: as ? [as] : [],
      }),
    )
  const add = (right: Right) => {
    setTried(true)
    if (recipient.state === 'found') set(right, recipient.address, true, recipient.typed)
  }

  return (
    <Section title={t('people')} text={t('peopleText')}>
      {rights.length === 0 ? <p className="font-semibold">{t('peopleNone')}</p> : null}
      <ul className="divide-line divide-y-2">
        {rights.flatMap(({ account, isCollaborator, isMinter }) =>
          (['collaborator', 'minter'] as const)
            .filter((right) => (right === 'collaborator' ? isCollaborator : isMinter))
            .map((right) => (
              <li key={`${account} ${right}`} className="flex flex-wrap items-center gap-3 py-2">
                <AddressLabel address={account} copyName={t('wallet')} />
                <Badge tone={right === 'collaborator' ? 'honey' : 'plain'}>{t(right)}</Badge>
                {right === 'minter' || isOwner ? (
                  <Button size="small" className="ml-auto" onClick={() => set(right, account, false)}>
                    {t('takeBack')}
                  </Button>
                ) : null}
              </li>
            )),
        )}
      </ul>
      <RecipientField
        label={t('wallet')}
        text={typed}
        chainId={changed.chainId}
        recipient={recipient}
        wasTried={wasTried}
        onText={(text) => {
          setTyped(text)
          setTried(false)
        }}
      />
      <div className="flex flex-wrap gap-3">
        {isOwner ? <Button onClick={() => add('collaborator')}>{t('addCollaborator')}</Button> : null}
        <Button onClick={() => add('minter')}>{t('addMinter')}</Button>
      </div>
      {isOwner ? null : <p className="text-soft text-sm">{t('onlyOwner')}</p>}
    </Section>
  )
}
