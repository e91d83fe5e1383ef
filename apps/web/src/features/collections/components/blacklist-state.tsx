import { marketAbi } from '@mofu/chain/market'
import { parseAddress } from '@mofu/domain/address'
import type { CollectionDetail } from '@mofu/wire/collections'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readContract } from 'viem/actions'

import { useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { Note } from '../../../ui/note.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { WalletProvider } from '../../../wallet/wallet-provider.tsx'

/** The contracts that have a blacklist; they share its functions. */
const contractNames = ['Market', 'Auctions'] as const

type BlacklistStateProps = { collection: Pick<CollectionDetail, 'chainId' | 'contract'> }

/** For admins: being disabled binds this site alone. What binds everybody is the blacklist of each contract. */
export function BlacklistState(props: BlacklistStateProps) {
  return (
    <WalletProvider>
      <State {...props} />
    </WalletProvider>
  )
}

function State({ collection: { chainId, contract } }: BlacklistStateProps) {
  const t = useTranslations('collections')
  const client = useChainClient(chainId)
  const contracts = useNetworkOf(chainId)?.contracts
  const lists = contractNames.flatMap((name) => {
    const address = parseAddress(contracts?.[name] ?? '')
    return address ? [{ name, address }] : []
  })
  const collection = parseAddress(contract)
  const { data } = useQuery({
    queryKey: ['collections', 'blacklists', chainId, contract, ...lists.map(({ address }) => address)],
    enabled: collection !== undefined && lists.length > 0,
    queryFn: () =>
      Promise.all(
        lists.map(async ({ name, address }) => ({
          name,
          isOn: await readContract(client, {
            address,
            abi: marketAbi,
            functionName: 'isBlacklisted',
            args: [collection ?? address],
          }),
        })),
      ),
  })
  return (
    <Note tone="honey">
      <p>{t('blacklistText')}</p>
      <ul className="my-2 list-disc pl-6">
        {data?.map(({ name, isOn }) => (
          <li key={name}>{t(isOn ? 'blacklistOn' : 'blacklistOff', { contract: name })}</li>
        ))}
      </ul>
      <Link to="/admin/chain" className="underline underline-offset-4">
        {t('blacklistLink')}
      </Link>
    </Note>
  )
}
