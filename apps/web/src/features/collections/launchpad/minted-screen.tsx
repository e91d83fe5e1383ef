import { nftId } from '@mofu/domain/nft-id'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { AmountLabel } from '../../../parts/amount-label.tsx'
import { FailureNote } from '../../../parts/failure-note.tsx'
import { PetCard } from '../../../parts/pet-card.tsx'
import { StateNote } from '../../../parts/state-note.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { PageTitle } from '../../../ui/page-title.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { mintedQuery, saleCoinQuery, tokenQuery } from './queries.ts'

/** More than this is shown on the collection's page. */
const TOKENS_SHOWN = 24

/** What a transaction minted, read from the chain: valid right after it, and from a link years later. */
export function MintedScreen({ id }: { id: string }) {
  const t = useTranslations('launchpad')
  const { chainId, coin: native } = useNetwork()
  const client = useChainClient(chainId)
  const hash = id.slice(id.indexOf('-') + 1)
  const minted = useQuery(mintedQuery(client, chainId, hash))
  const coin = useQuery({
    ...saleCoinQuery(client, chainId, minted.data?.coin ?? '', native),
    enabled: minted.data !== undefined && minted.data !== null,
  })
  const found = minted.data
  return (
    <div className="page py-8 sm:py-12">
      <PageTitle text={`${t('mintedTitle')} · Mofu`} />
      {minted.isPending ? (
        <Skeleton className="h-96 rounded-[28px]" />
      ) : minted.isError ? (
        <FailureNote
          isPage
          title={t('mintedFailed')}
          error={minted.error}
          onRetry={() => void minted.refetch()}
        />
      ) : !found ? (
        <StateNote isPage scene="error" title={t('mintedNone')} text={t('mintedNoneText')}>
          <Link to="/list" search={{}} className={buttonStyle('main')}>
            {t('look')}
          </Link>
        </StateNote>
      ) : (
        <>
          <header className="mb-8">
            <h1 className="text-4xl leading-tight sm:text-5xl">
              {t('mintedCount', { count: found.tokenIds.length })}
            </h1>
            <p className="text-soft mt-2 text-lg">
              {t('mintedBlock', { block: found.block })}{' '}
              {found.price > 0n && coin.data ? (
                <>
                  {t('paid')}{' '}
                  <AmountLabel amount={found.price} coin={coin.data.symbol} decimals={coin.data.decimals} />
                </>
              ) : null}
            </p>
            <p className="mt-2 text-xs break-all">
              <code>{hash}</code>
            </p>
          </header>
          <ul aria-label={t('mintedTitle')} className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
            {found.tokenIds.slice(0, TOKENS_SHOWN).map((tokenId) => (
              <Token key={tokenId} id={nftId({ chainId, contract: found.contract, tokenId })} />
            ))}
          </ul>
          {found.tokenIds.length > TOKENS_SHOWN ? (
            <p className="mt-6">
              <Link to="/list" search={{ collection: found.contract }} className={buttonStyle('plain')}>
                {t('mintedMore', { count: found.tokenIds.length - TOKENS_SHOWN })}
              </Link>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}

function Token({ id }: { id: string }) {
  const token = useQuery(tokenQuery(id))
  return (
    <li>
      {token.data ? <PetCard nft={token.data} /> : <Skeleton className="aspect-square rounded-[20px]" />}
    </li>
  )
}
