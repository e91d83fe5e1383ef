import { type Address, parseAddress } from '@mofu/domain/address'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNetwork } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { deployTermsQuery, mintFeeQuery, type MyCollections } from '../../../parts/minting/queries.ts'
import type { TxPlan } from '../../../tx/plan.ts'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { type ArtworkOrder, deployAndMint, mintInto } from './actions/mint-artwork.ts'
import type { ArtworkValues, ReadArtwork } from './artwork-values.ts'

/** Who mints, and where. */
export type ArtworkPlace = {
  wallet: Address
  factory: Address
  shared: Address
  homes: MyCollections['list']
}

/** What minting costs, and the plan of it. */
export function useArtworkPlan({ wallet, factory, shared, homes }: ArtworkPlace) {
  const t = useTranslations('artwork')
  const { chainId, coin } = useNetwork()
  const client = useChainClient(chainId)
  const { data: fee } = useQuery(mintFeeQuery(client, { chainId, factory, coin }))
  const { data: terms } = useQuery(deployTermsQuery(client, chainId, factory))
  const [salt] = useState(randomSalt)

  /** What will be signed, once the metadata has a URI; undefined until the fees are known. */
  const planAt = (uri: string, values: ArtworkValues, read: ReadArtwork): TxPlan | undefined => {
    if (!fee || !terms) return undefined
    const name = values.artworkName.trim()
    const { file } = values
    const order: ArtworkOrder = {
      chainId,
      native: coin,
      account: wallet,
      fee,
      name,
      picture: file?.pictureUrl ?? file?.poster?.pictureUrl ?? '/favicon.svg',
      uri,
      count: read.count,
      gets: t('gets', { name, count: read.count }),
    }
    if (read.home) return deployAndMint(order, read.home, { factory, deployFee: terms.fee, salt })
    if (read.royalty !== undefined) {
      return mintInto(order, { contract: shared, recipient: wallet, royalty: read.royalty })
    }
    const home = homes.find(({ id }) => id === values.collection)
    const contract = parseAddress(home?.contract ?? '')
    const recipient = parseAddress(home?.page?.recipient ?? '') ?? wallet
    return contract && mintInto(order, { contract, recipient, royalty: home?.page?.royalty ?? 0 })
  }
  return { fee, terms, planAt }
}

/** Makes a collection's address unique: the same name can be used twice. */
function randomSalt(): `0x${string}` {
  return `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
