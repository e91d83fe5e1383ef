import { namesAbi } from '@mofu/chain/names'
import { type Address, lowerAddress } from '@mofu/domain/address'
import { type Client, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'

/** A name that was typed instead of an address, and the address that was shown for it. */
export type TypedName = { name: string; contract: Address; tokenId: bigint; address: Address }

/** What a name resolves to on the chain now; undefined if it is not registered or has expired. */
export async function resolveName(
  client: Client,
  { contract, tokenId }: Pick<TypedName, 'contract' | 'tokenId'>,
): Promise<Address | undefined> {
  const found = await readContract(client, {
    address: contract,
    abi: namesAbi,
    functionName: 'addr',
    args: [tokenId],
  })
  return found === zeroAddress ? undefined : lowerAddress(found)
}
