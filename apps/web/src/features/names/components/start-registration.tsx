import type { Address } from '@mofu/domain/address'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { useSignMessage } from 'wagmi'

import { useTranslations } from '../../../i18n/use-translations.ts'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { commitName } from '../actions/register-name.ts'
import type { NamesPlace } from '../names-place.ts'
import { keepPending } from '../pending-registrations.ts'
import { findCommittedYears } from '../queries.ts'
import { secretMessage, secretOf } from '../registration.ts'

type StartRegistrationProps = { place: NamesPlace; label: string; owner: Address; years: number }

/**
 * Makes the secret with a signature, then sends the commitment; or goes on with one that the same wallet has on the chain,
 * made on another device or forgotten by this one.
 */
export function StartRegistration({ place, label, owner, years }: StartRegistrationProps) {
  const t = useTranslations('names')
  const client = useChainClient(place.chainId)
  const startTx = useStartTx()
  const { mutateAsync: sign } = useSignMessage()
  const begin = useMutation({
    mutationFn: async () => {
      const signature = await sign({ message: secretMessage(place, label, owner) })
      const secret = secretOf(signature)
      const { chainId, contract } = place
      const known = await findCommittedYears(client, place, { label, owner, secret })
      const pending = { chainId, contract, label, owner, years: known ?? years, secret }
      keepPending(pending)
      if (known === undefined) startTx(commitName(place, pending, { next: t('commitNext') }))
      else toast.success(t('found'))
    },
  })
  return (
    <div className="grid gap-3">
      <Button look="main" size="large" disabled={begin.isPending} onClick={() => begin.mutate()}>
        {t(begin.isPending ? 'signing' : 'start')}
      </Button>
      {begin.isError ? <Note tone="berry">{t('signRefused')}</Note> : null}
      <p className="text-soft text-sm">{t('otherDevice')}</p>
    </div>
  )
}
