import {
  type Account,
  type Address,
  getAddress,
  type Hex,
  type PublicClient,
  stringToHex,
  type Transport,
  type WalletClient,
} from 'viem'

import { artifact } from './artifact.ts'
import type { Deployed, DevContractName } from './deployed.ts'

/** The only chain that test coins and feeds with a say-so price are brought to. */
const developmentChainId = 31337

const canonicalPermit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
/** Where Permit2 is not at its usual address. */
const permit2Elsewhere: Readonly<Record<number, Address>> = {
  324: '0x0000000000225e31D15943971F47aD3022F714Fa',
}

const feedDecimals = 8
const feeds = [
  { name: 'NativeUsdFeed', description: 'ETH / USD', answer: 3_000_00000000n },
  { name: 'StableUsdFeed', description: 'tUSD / USD', answer: 1_00000000n },
] as const

export type Hands = {
  chainId: number
  reader: PublicClient
  wallet: WalletClient<Transport, undefined, Account>
  place: (
    name: 'MallCheckout' | 'PaySplitFactory' | DevContractName,
    make: () => Promise<Deployed>,
  ) => Promise<Deployed>
  send: (contract: string, args: readonly unknown[]) => Promise<Deployed>
}

export type CheckoutInput = {
  roles: Address
  credits: Address
  /** Who signs quotes and who captures; given their roles where the deployer owns the house, else its owner does. */
  quoter?: Address
  operator?: Address
}

export type CheckoutDeployed = {
  MallCheckout: Deployed
  PaySplitFactory: Deployed
  PaySplit: Deployed
} & Partial<Record<DevContractName, Deployed>>

/** The mall's checkout and the splits; on a developer's chain also a dollar to pay with and feeds to price it. */
export async function deployCheckout(hands: Hands, input: CheckoutInput): Promise<CheckoutDeployed> {
  const { chainId, place, send } = hands
  const checkout = await place('MallCheckout', () =>
    send('MallCheckout', [input.roles, input.credits, permit2Elsewhere[chainId] ?? canonicalPermit2]),
  )
  const factory = await place('PaySplitFactory', () => send('PaySplitFactory', [input.credits]))
  const shared = await read(hands, factory.address, 'PaySplitFactory', 'implementation')
  await giveRoles(hands, input)
  return {
    MallCheckout: checkout,
    PaySplitFactory: factory,
    // The factory makes the code its splits share in its own constructor.
    PaySplit: { address: getAddress(shared as Address), block: factory.block },
    ...(chainId === developmentChainId ? await deployForDeveloping(hands, input, checkout) : {}),
  }
}

async function deployForDeveloping(
  hands: Hands,
  { roles }: CheckoutInput,
  checkout: Deployed,
): Promise<Record<DevContractName, Deployed>> {
  const { place, send, wallet } = hands
  const deployer = wallet.account.address
  const stable = await place('DevStable', () => send('DevStable', []))
  const supported = await read(hands, checkout.address, 'MallCheckout', 'isSupported', [stable.address])
  if (!supported && (await read(hands, roles, 'Roles', 'isAdmin', [deployer])))
    await write(hands, checkout.address, 'MallCheckout', 'setCoin', [stable.address, true])
  const placed: Partial<Record<DevContractName, Deployed>> = {}
  for (const { name, description, answer } of feeds) {
    const feed = await place(name, () => send('DevPriceFeed', [deployer, description, feedDecimals]))
    placed[name] = feed
    // A feed without a round refuses to answer, as a run cut short leaves it.
    const answers = await read(hands, feed.address, 'DevPriceFeed', 'latestRoundData').then(
      () => true,
      () => false,
    )
    const { timestamp } = await hands.reader.getBlock()
    if (!answers) await write(hands, feed.address, 'DevPriceFeed', 'setAnswer', [answer, timestamp])
  }
  const { NativeUsdFeed, StableUsdFeed } = placed
  if (!NativeUsdFeed || !StableUsdFeed) throw new Error('a price feed was not deployed')
  return { DevStable: stable, NativeUsdFeed, StableUsdFeed }
}

async function giveRoles(hands: Hands, { roles, quoter, operator }: CheckoutInput): Promise<void> {
  const owner = (await read(hands, roles, 'Roles', 'owner')) as Address
  if (owner !== hands.wallet.account.address) return
  const wanted = [
    { role: 'quoter', account: quoter },
    { role: 'mall operator', account: operator },
  ]
  for (const { role, account } of wanted) {
    if (account === undefined) continue
    const name = stringToHex(role, { size: 32 })
    if (await read(hands, roles, 'Roles', 'hasRole', [name, account])) continue
    await write(hands, roles, 'Roles', 'setRole', [name, account, true])
  }
}

export async function read(
  { reader }: Pick<Hands, 'reader'>,
  address: Address,
  contract: string,
  functionName: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const { abi } = await artifact(contract)
  return reader.readContract({ address, abi, functionName, args })
}

export async function write(
  { reader, wallet }: Pick<Hands, 'reader' | 'wallet'>,
  address: Address,
  contract: string,
  functionName: string,
  args: readonly unknown[],
): Promise<Hex> {
  const { abi } = await artifact(contract)
  const hash = await wallet.writeContract({ address, abi, functionName, args, chain: null })
  const { status } = await reader.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${contract}.${functionName} failed: ${hash}`)
  return hash
}
