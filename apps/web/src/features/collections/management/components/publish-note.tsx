import type { Address } from '@mofu/domain/address'
import { parseAddress } from '@mofu/domain/address'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useNetwork } from '../../../../api/app-config.ts'
import { useFailureWords } from '../../../../i18n/use-failure-words.ts'
import { useTranslations } from '../../../../i18n/use-translations.ts'
import { mineQuery } from '../../../../parts/minting/queries.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { useChainClient } from '../../../../wallet/use-chain-client.ts'
import { type ManagedCollection, placeQuery, publish } from '../queries.ts'

/**
 * A freshly deployed collection gets the page of its draft, at once or when its owner next visits: the chain itself
 * tells which draft it was.
 */
export function PublishNote({ collection, owner }: { collection: ManagedCollection; owner: Address }) {
  const t = useTranslations('management')
  const wordsOf = useFailureWords()
  const queryClient = useQueryClient()
  const { name: network, chainId, contracts } = useNetwork()
  const client = useChainClient(chainId)
  const factory = parseAddress(contracts?.['CollectionFactory'] ?? '') ?? owner
  const { data: mine } = useQuery(mineQuery(chainId, owner))
  const drafts = mine?.drafts ?? []
  const places = useQueries({ queries: drafts.map((draft) => placeQuery(client, factory, owner, draft)) })
  const draft = drafts.find((_, index) => places[index]?.data === collection.contract)
  const { mutate, isPending, isError, error } = useMutation({
    mutationFn: async (id: string) => publish({ contract: collection.contract, id, network }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['collections'] }),
  })
  const draftId = draft?.id
  useEffect(() => {
    if (draftId !== undefined) mutate(draftId)
  }, [draftId, mutate])

  if (draftId === undefined) return null
  return (
    <Note tone={isError ? 'berry' : 'honey'} title={t('publishTitle')}>
      <p>{isError ? wordsOf(error).text : isPending ? t('publishing') : t('publishText')}</p>
      {isError ? (
        <Button size="small" className="mt-3" onClick={() => mutate(draftId)}>
          {t('publish')}
        </Button>
      ) : null}
    </Note>
  )
}
