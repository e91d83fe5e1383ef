import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import {
  type Account,
  type Address,
  createPublicClient,
  createWalletClient,
  getAddress,
  type Hex,
  http,
  type PublicClient,
  type Transport,
  type WalletClient,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

import { requireFreshArtifacts } from './artifact-sources.ts'
import { artifact, type ArtifactName } from './artifact.ts'
import { deployBoxes } from './deploy-boxes.ts'
import { deployCheckout } from './deploy-checkout.ts'
import { deployExchange } from './deploy-exchange.ts'
import { deployGacha } from './deploy-gacha.ts'
import { deployNames } from './deploy-names.ts'
import { deployPledge } from './deploy-pledge.ts'
import { deployPredictions } from './deploy-predictions.ts'
import { deployRandomness } from './deploy-randomness.ts'
import { type ContractName, type Deployed, developmentChainId, type DevContractName } from './deployed.ts'
import { probe } from './probe.ts'
import { supportCoins } from './support-coins.ts'

export { pledgeSettings } from './deploy-pledge.ts'

type Contracts = Record<ContractName, Deployed> & Partial<Record<DevContractName, Deployed>>

/** One chain's contracts. The file it is stored in is the only source of addresses. */
export type Deployment = { chainId: number; contracts: Contracts }

export type DeployInput = {
  rpcUrl: string
  privateKey: Hex
  /** The folder that holds `<chainId>.json`. */
  deploymentsDir: string
  /** The platform's owner; the deployer, if omitted. */
  owner?: Address
  /** Signs the mall's quotes. */
  quoter?: Address
  /** Captures, voids and refunds the mall's payments. */
  operator?: Address
}

/**
 * Deploys every contract that is not on the chain yet, from its committed artifact, and records the addresses. A contract counts as deployed when the
 * file lists it and the chain has code at that address, so a second run sends nothing, and a run against a new chain
 * starts over. The file is written after each contract: an interrupted run can be continued.
 */
export async function deploy({
  rpcUrl,
  privateKey,
  deploymentsDir,
  owner,
  quoter,
  operator,
}: DeployInput): Promise<Deployment> {
  requireFreshArtifacts()
  const transport = http(rpcUrl)
  const chainId = await createPublicClient({ transport }).getChainId()
  // A development chain mines within milliseconds.
  const reader = createPublicClient({ transport, pollingInterval: chainId === developmentChainId ? 10 : 100 })
  const account = privateKeyToAccount(privateKey)
  const wallet = createWalletClient({ account, transport })
  await probe(reader)
  const file = join(deploymentsDir, `${chainId}.json`)
  const contracts = await recorded(file, chainId)

  const place = async (
    name: ContractName | DevContractName,
    make: () => Promise<Deployed>,
  ): Promise<Deployed> => {
    const known = contracts[name]
    if (known && (await reader.getCode({ address: known.address }))) return known
    const made = await make()
    contracts[name] = made
    await write(file, { chainId, contracts })
    return made
  }
  const send = async (contract: ArtifactName, args: readonly unknown[]): Promise<Deployed> => {
    const { abi, bytecode } = await artifact(contract)
    const hash = await wallet.deployContract({ abi, bytecode, args, chain: null })
    const receipt = await reader.waitForTransactionReceipt({ hash })
    if (receipt.status !== 'success' || !receipt.contractAddress)
      throw new Error(`${contract} was not deployed: ${hash}`)
    return { address: getAddress(receipt.contractAddress), block: Number(receipt.blockNumber) }
  }

  const roles = await place('Roles', () => send('Roles', [owner ?? account.address]))
  const credits = await place('Credits', () => send('Credits', []))
  const factory = await place('CollectionFactory', () =>
    send('CollectionFactory', [roles.address, credits.address]),
  )
  // The factory deploys the collections' implementation in its constructor, so the address is read from the factory, not from the file.
  const { abi } = await artifact('CollectionFactory')
  const shared = await reader.readContract({ address: factory.address, abi, functionName: 'implementation' })
  const collection: Deployed = { address: getAddress(shared as Address), block: factory.block }
  const works = await place('DefaultCollection', () =>
    makeDefaultCollection({ reader, wallet, factory: factory.address, owner: owner ?? account.address }),
  )
  const market = await place('Market', () =>
    send('Market', [roles.address, credits.address, factory.address]),
  )
  const marketLens = await place('MarketLens', () => send('MarketLens', [market.address]))
  const auctions = await place('Auctions', () =>
    send('Auctions', [roles.address, credits.address, factory.address]),
  )
  const randomness = await deployRandomness({ chainId, reader, place, send })
  const chance = { roles: roles.address, credits: credits.address, randomness: randomness.address }
  const boxes = await deployBoxes({ place, send }, { ...chance, market: market.address })
  const checkout = await deployCheckout(
    { chainId, reader, wallet, place, send },
    {
      roles: roles.address,
      credits: credits.address,
      ...(quoter === undefined ? {} : { quoter }),
      ...(operator === undefined ? {} : { operator }),
    },
  )
  const exchange = await deployExchange({ reader, place, send }, roles.address, credits.address)
  const gacha = await deployGacha(
    { reader, wallet, place, send },
    { ...chance, market: market.address, coin: exchange.Gbt.address },
  )
  const dollar = checkout.DevStable ? [checkout.DevStable.address] : []
  await supportCoins(
    { chainId, reader, wallet },
    { roles: roles.address, market: market.address, coins: [...dollar, exchange.Gbt.address] },
  )
  const names = await deployNames(
    { chainId, reader, wallet, place, send },
    {
      roles: roles.address,
      credits: credits.address,
      market: market.address,
      auctions: auctions.address,
    },
  )
  const predictions = await deployPredictions(
    { chainId, reader, wallet, place, send },
    {
      roles: roles.address,
      credits: credits.address,
      gbt: exchange.Gbt.address,
      ...(operator === undefined ? {} : { operator }),
    },
  )
  const pledge = await deployPledge(
    { chainId, reader, wallet, place, send },
    { roles: roles.address, collections: factory.address, gacha: gacha.address },
  )
  const deployment: Deployment = {
    chainId,
    contracts: {
      Roles: roles,
      Credits: credits,
      CollectionFactory: factory,
      Collection: collection,
      DefaultCollection: works,
      Market: market,
      MarketLens: marketLens,
      Auctions: auctions,
      Randomness: randomness,
      ...boxes,
      Gacha: gacha,
      ...checkout,
      ...exchange,
      ...names,
      ...predictions,
      ...pledge,
    },
  }
  await write(file, deployment)
  return deployment
}

type Clients = { reader: PublicClient; wallet: WalletClient<Transport, undefined, Account> }

/** The shared collection for people's own works: open to everyone, without a limit. Its ownership is offered to the owner, who accepts it. */
async function makeDefaultCollection({
  reader,
  wallet,
  factory,
  owner,
}: Clients & { factory: Address; owner: Address }): Promise<Deployed> {
  const { abi } = await artifact('CollectionFactory')
  const { abi: collectionAbi } = await artifact('Collection')
  const what = {
    name: 'Mofu Works',
    symbol: 'WORKS',
    creator: owner,
    maxMint: 0n,
    isOpen: true,
    salt: zeroHash,
  }
  const fee = await reader.readContract({ address: factory, abi, functionName: 'deployFee' })
  const call = { address: factory, abi, functionName: 'deploy', args: [what], value: fee as bigint } as const
  const { result } = await reader.simulateContract({ ...call, account: wallet.account })
  const receipt = await reader.waitForTransactionReceipt({
    hash: await wallet.writeContract({ ...call, chain: null }),
  })
  if (receipt.status !== 'success')
    throw new Error(`the default collection was not made: ${receipt.transactionHash}`)
  const address = getAddress(result as Address)
  if (owner !== wallet.account.address) {
    const hash = await wallet.writeContract({
      address,
      abi: collectionAbi,
      functionName: 'transferOwnership',
      args: [owner],
      chain: null,
    })
    await reader.waitForTransactionReceipt({ hash })
  }
  return { address, block: Number(receipt.blockNumber) }
}

async function recorded(file: string, chainId: number): Promise<Partial<Contracts>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return {}
  const deployment = JSON.parse(text) as Deployment
  if (deployment.chainId !== chainId)
    throw new Error(`${file} is of chain ${deployment.chainId}, not ${chainId}`)
  return deployment.contracts
}

/** Writes to a second file first, so that a reader never sees half of it; does nothing if nothing changed. */
async function write(file: string, deployment: { chainId: number; contracts: object }): Promise<void> {
  const text = `${JSON.stringify(deployment, null, 2)}\n`
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await mkdir(join(file, '..'), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  await writeFile(draft, text)
  await rename(draft, file)
}
