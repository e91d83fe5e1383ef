import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import {
  type Abi,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
  serializeErc6492Signature,
} from 'viem'

import { accountOf, type Person } from './accounts.ts'
import { readerOf } from './mint.ts'
import { root } from './paths.ts'

type Compiler = { compile(input: string): string }
type Output = {
  contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>
}

const file = 'SmartWallet.sol'
const factoryAbi = parseAbi([
  'function create(address owner) returns (address)',
  'function walletOf(address owner) view returns (address)',
])

/** Deploys the factory of contract wallets. Compiled here: only tests use it. */
export async function deployWalletFactory(rpcUrl: string): Promise<Hex> {
  const solc = createRequire(join(root, 'contracts/package.json'))('solc') as Compiler
  const content = readFileSync(join(root, 'contracts/test/mocks', file), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Output
  const built = contracts[file]?.['SmartWalletFactory']
  if (!built) throw new Error(`${file} did not compile`)
  const wallet = createWalletClient({ account: accountOf('deployer'), transport: http(rpcUrl) })
  const hash = await wallet.deployContract({
    chain: null,
    abi: built.abi,
    bytecode: `0x${built.evm.bytecode.object}`,
  })
  const { contractAddress } = await readerOf(rpcUrl).waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('the factory was not deployed')
  return contractAddress
}

/** A person's contract wallet: deployed now, or counterfactual until first needed (ERC-6492). */
export async function smartWalletOf(
  rpcUrl: string,
  factory: Hex,
  person: Person,
  { isDeployed }: { isDeployed: boolean },
) {
  const owner = accountOf(person)
  const reader = readerOf(rpcUrl)
  const address = await reader.readContract({
    address: factory,
    abi: factoryAbi,
    functionName: 'walletOf',
    args: [owner.address],
  })
  const data = encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: [owner.address] })
  if (isDeployed) {
    const wallet = createWalletClient({ account: owner, transport: http(rpcUrl) })
    const hash = await wallet.sendTransaction({ chain: null, to: factory, data })
    await reader.waitForTransactionReceipt({ hash })
  }
  return {
    address,
    signMessage: async ({ message }: { message: string }): Promise<Hex> => {
      // The contract requires its own envelope: a plain key's signature is not enough.
      const signature = encodeAbiParameters([{ type: 'bytes' }], [await owner.signMessage({ message })])
      return isDeployed ? signature : serializeErc6492Signature({ address: factory, data, signature })
    },
  }
}
