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

import { artifact, type ArtifactName } from './artifact.ts'
import { type Deployed, developmentChainId, type DevContractName } from './deployed.ts'

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

export type Deps = {
  chainId: number
  reader: PublicClient
  wallet: WalletClient<Transport, undefined, Account>
  place: (
    name: 'MallCheckout' | 'PaySplitFactory' | DevContractName,
    make: () => Promise<Deployed>,
  ) => Promise<Deployed>
  send: (contract: ArtifactName, args: readonly unknown[]) => Promise<Deployed>
}

export type CheckoutInput = {
  roles: Address
  credits: Address
  /** They sign quotes and capture. They get their roles here if the deployer is the platform's owner; otherwise the owner grants them. */
  quoter?: Address
  operator?: Address
}

export type CheckoutDeployed = {
  MallCheckout: Deployed
  PaySplitFactory: Deployed
  PaySplit: Deployed
} & Partial<Record<DevContractName, Deployed>>

/** Deploys the mall's checkout and the splits; on a development chain also a test dollar and price feeds. */
export async function deployCheckout(deps: Deps, input: CheckoutInput): Promise<CheckoutDeployed> {
  const { chainId, place, send } = deps
  const checkout = await place('MallCheckout', () =>
    send('MallCheckout', [input.roles, input.credits, permit2Elsewhere[chainId] ?? canonicalPermit2]),
  )
  const factory = await place('PaySplitFactory', () => send('PaySplitFactory', [input.credits]))
  const shared = await read(deps, factory.address, 'PaySplitFactory', 'implementation')
  await giveRoles(deps, input)
  return {
    MallCheckout: checkout,
    PaySplitFactory: factory,
    // The factory deploys the implementation of its splits in its constructor.
    PaySplit: { address: getAddress(shared as Address), block: factory.block },
    ...(chainId === developmentChainId ? await deployForDevelopment(deps, input, checkout) : {}),
  }
}

async function deployForDevelopment(
  deps: Deps,
  { roles }: CheckoutInput,
  checkout: Deployed,
): Promise<Record<DevContractName, Deployed>> {
  const { place, send, wallet } = deps
  const deployer = wallet.account.address
  const stable = await place('DevStable', () => send('DevStable', []))
  const supported = await read(deps, checkout.address, 'MallCheckout', 'isSupported', [stable.address])
  if (!supported && (await read(deps, roles, 'Roles', 'isAdmin', [deployer])))
    await write(deps, checkout.address, 'MallCheckout', 'setCoin', [stable.address, true])
  const placed: Partial<Record<DevContractName, Deployed>> = {}
  for (const { name, description, answer } of feeds) {
    const feed = await place(name, () => send('DevPriceFeed', [deployer, description, feedDecimals]))
    placed[name] = feed
    // A feed without a round reverts: an interrupted run leaves it like that.
    const answers = await read(deps, feed.address, 'DevPriceFeed', 'latestRoundData').then(
      () => true,
      () => false,
    )
    const { timestamp } = await deps.reader.getBlock()
    if (!answers) await write(deps, feed.address, 'DevPriceFeed', 'setAnswer', [answer, timestamp])
  }
  const { NativeUsdFeed, StableUsdFeed } = placed
  if (!NativeUsdFeed || !StableUsdFeed) throw new Error('a price feed was not deployed')
  return { DevStable: stable, NativeUsdFeed, StableUsdFeed }
}

async function giveRoles(deps: Deps, { roles, quoter, operator }: CheckoutInput): Promise<void> {
  const owner = (await read(deps, roles, 'Roles', 'owner')) as Address
  if (owner !== deps.wallet.account.address) return
  const wanted = [
    { role: 'quoter', account: quoter },
    { role: 'mall operator', account: operator },
  ]
  for (const { role, account } of wanted) {
    if (account === undefined) continue
    const name = stringToHex(role, { size: 32 })
    if (await read(deps, roles, 'Roles', 'hasRole', [name, account])) continue
    await write(deps, roles, 'Roles', 'setRole', [name, account, true])
  }
}

export async function read(
  { reader }: Pick<Deps, 'reader'>,
  address: Address,
  contract: ArtifactName,
  functionName: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const { abi } = await artifact(contract)
  return reader.readContract({ address, abi, functionName, args })
}

export async function write(
  { reader, wallet }: Pick<Deps, 'reader' | 'wallet'>,
  address: Address,
  contract: ArtifactName,
  functionName: string,
  args: readonly unknown[],
): Promise<Hex> {
  const { abi } = await artifact(contract)
  const hash = await wallet.writeContract({ address, abi, functionName, args, chain: null })
  const { status } = await reader.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`${contract}.${functionName} failed: ${hash}`)
  return hash
}
