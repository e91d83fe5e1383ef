import { type Address, parseAddress } from '@mofu/domain/address'
import type { CollectionDetail } from '@mofu/wire/collections'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'
import { blacklistsQuery } from './queries.ts'

const contractNames = ['Market', 'Auctions'] as const

type BlacklistStateProps = { collection: Pick<CollectionDetail, 'chainId' | 'contract'> }

/** For admins: being disabled binds this site alone. What binds everybody is the blacklist of each contract. */
export function BlacklistState({ collection: { chainId, contract } }: BlacklistStateProps) {
  const t = useTranslations('collections')
  const collection = parseAddress(contract)
  return (
    <Note tone="honey">
      <p>{t('blacklistText')}</p>
      {collection ? (
        <WalletProvider>
          <States chainId={chainId} collection={collection} />
        </WalletProvider>
      ) : null}
      <Link to="/admin/chain" className="underline underline-offset-4">
        {t('blacklistLink')}
      </Link>
    </Note>
  )
}

function States({ chainId, collection }: { chainId: number; collection: Address }) {
  const t = useTranslations('collections')
  const client = useChainClient(chainId)
  const contracts = useNetworkOf(chainId)?.contracts
  const lists = contractNames.flatMap((name) => {
    const address = parseAddress(contracts?.[name] ?? '')
    return address ? [{ name, address }] : []
  })
  const { data = [] } = useQuery(blacklistsQuery(client, lists, collection))
  return (
    <ul className="my-2 list-disc pl-6">
      {data.map(({ name, isOn }) => (
        <li key={name}>{t(isOn ? 'blacklistOn' : 'blacklistOff', { contract: name })}</li>
      ))}
    </ul>
  )
}
