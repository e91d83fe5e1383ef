import { collectionFactoryAbi } from '@mofu/chain/collections'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { createTestClient, http, type LocalAccount, zeroAddress, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { deployCollection, inCollection } from './collections.ts'
import { readerOf } from './mint.ts'
import { bearer, signInWallet } from './sign-in.ts'

type Hex = `0x${string}`
type Urls = { apiUrl: string; rpcUrl: string }

export type Member = {
  account: LocalAccount
  wallet: Hex
  code: string
  token: string
  as: ReturnType<typeof bearer>
}

/** A new wallet with money, signed in, and bound to an inviter. */
export async function joinAsNew({ apiUrl, rpcUrl }: Urls, inviterCode?: string): Promise<Member> {
  const account = privateKeyToAccount(generatePrivateKey())
  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  await chain.setBalance({ address: account.address, value: 10n ** 18n })
  const { v1Info } = await signInWallet(apiUrl, account, inviterCode)
  const wallet = account.address.toLowerCase() as Hex
  return { account, wallet, code: v1Info.myCode, token: v1Info.token, as: bearer(v1Info.token) }
}

type Sale = { name: string; price: bigint; uri: string; salt?: Hex }

/** A new collection of a person in which everyone may mint at a price. */
export async function startOpenSale(
  { apiUrl, rpcUrl, chainId }: Urls & { chainId: number },
  seller: LocalAccount,
  { name, price, uri, salt = generatePrivateKey() }: Sale,
) {
  const { data } = await createClient({ baseUrl: apiUrl })(appConfig, {})
  const contracts = data.networks.find((network) => network.chainId === chainId)?.contracts ?? {}
  const factory = contracts['CollectionFactory'] as Hex
  const { address } = await deployCollection({ rpcUrl, factory }, seller, { name, salt })
  const terms = { coin: zeroAddress, price, limit: 10, allOpen: true, merkleRoot: zeroHash, treeUri: '' }
  await inCollection(rpcUrl, seller, address, 'startSale', [terms, uri, 0n])
  return {
    contract: address,
    /** Mints tokens for a buyer. Returns the block. */
    buy: async (buyer: LocalAccount, quantity: bigint): Promise<number> => {
      const fee = await readerOf(rpcUrl).readContract({
        address: factory,
        abi: collectionFactoryAbi,
        functionName: 'mintFee',
      })
      const maxFee = { coin: zeroAddress, amount: fee * 2n }
      const args = [1n, quantity, zeroAddress, price, maxFee]
      return inCollection(rpcUrl, buyer, address, 'mintOpen', args, (price + fee) * quantity)
    },
  }
}
