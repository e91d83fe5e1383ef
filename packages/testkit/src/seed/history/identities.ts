import { gachaAbi } from '@mofu/chain/gacha'
import { namesAbi as abi } from '@mofu/chain/names'
import { avatarOfNft } from '@mofu/domain/name-records'
import { encodeFunctionData, getAbiItem, zeroAddress } from 'viem'

import { accountOf, type Person } from '../../accounts.ts'
import { registerNames } from '../economy/names.ts'
import { days, type ScheduledStep, type SeedContext } from '../economy/seed-context.ts'
import type { Act } from '../send-all.ts'

type Hex = `0x${string}`

const registered: readonly (readonly [string, Person])[] = [
  ['kumo', 'mei'],
  ['tsukiyo', 'sora'],
  ['night-garden', 'kuro'],
  ['renren', 'ren'],
  ['mio-mio', 'mio'],
  ['junjun', 'jun'],
  ['linlin', 'lin'],
  ['yukiusagi', 'yuki'],
]
/** Registered by the economy's seed. */
const known: readonly (readonly [string, Person])[] = [
  ['mofu', 'hana'],
  ['cloud9', 'taro'],
]

/** Several people register a name. */
export const namesOfPeople: ScheduledStep = {
  before: days(55),
  run: (context) => registerNames(context, registered),
}

/** Everybody who has a name is shown by it, with a pet of theirs as avatar. Does nothing where that is so already. */
export async function chooseIdentities(context: SeedContext): Promise<void> {
  const names = { address: context.at.Names.address, abi } as const
  const [pets, chainId] = await Promise.all([firstPets(context), context.reader.getChainId()])
  const chosen = await Promise.all(
    [...registered, ...known].map(async ([name, person]): Promise<Act[]> => {
      const { address } = accountOf(person)
      const tokenId = await context.reader.readContract({ ...names, functionName: 'tokenIdOf', args: [name] })
      const [{ holder }, primary] = await Promise.all([
        context.reader.readContract({ ...names, functionName: 'nameOf', args: [tokenId] }),
        context.reader.readContract({ ...names, functionName: 'primaryNameOf', args: [address] }),
      ])
      if (holder !== address || primary !== '') return []
      const set = encodeFunctionData({ abi, functionName: 'setPrimaryName', args: [tokenId] })
      const pet = pets.get(address)
      if (pet === undefined) return [context.act(person, 'Names', set)]
      const avatar = avatarOfNft(`${chainId}-${context.at.Gacha.address.toLowerCase()}-${pet}`)
      const args = [tokenId, 'avatar', avatar ?? ''] as const
      const show = encodeFunctionData({ abi, functionName: 'setText', args })
      return [context.act(person, 'Names', show), context.act(person, 'Names', set)]
    }),
  )
  await context.send(chosen.flat())
}

/** The first pet that each account holds. */
async function firstPets(context: SeedContext): Promise<Map<Hex, bigint>> {
  const { address } = context.at.Gacha
  const event = getAbiItem({ abi: gachaAbi, name: 'PetPulled' })
  const pulled = await context.reader.getLogs({ address, event, fromBlock: 0n, strict: true })
  const ids = [...new Set(pulled.map(({ args }) => args.tokenId))]
  const owners = await Promise.all(
    ids.map((id) =>
      context.reader
        .readContract({ address, abi: gachaAbi, functionName: 'ownerOf', args: [id] })
        // A pet that was given back has no owner.
        .catch(() => zeroAddress),
    ),
  )
  const first = new Map<Hex, bigint>()
  for (const [index, id] of ids.entries()) {
    const owner = owners[index] ?? zeroAddress
    if (!first.has(owner)) first.set(owner, id)
  }
  return first
}
