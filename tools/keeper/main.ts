import { readDeployments } from '@mofu/chain/deployment'
import { createPublicClient, http, isHex } from 'viem'

import { keptContracts } from './counters.ts'
import { startKeeper } from './start-keeper.ts'

// RPC_URL=… PRIVATE_KEY=0x… DEPLOYMENTS_DIR=… [BEACON_URL=https://api.drand.sh/v2/beacons/evmnet] node tools/keeper/main.ts
const {
  RPC_URL: rpcUrl,
  PRIVATE_KEY: privateKey,
  DEPLOYMENTS_DIR: folder,
  BEACON_URL: beaconUrl = 'https://api.drand.sh/v2/beacons/evmnet',
} = process.env
if (!rpcUrl) throw new Error('RPC_URL is not set')
if (!isHex(privateKey)) throw new Error('PRIVATE_KEY is not set, or not hexadecimal')
if (!folder) throw new Error('DEPLOYMENTS_DIR is not set')

const chainId = await createPublicClient({ transport: http(rpcUrl) }).getChainId()
const deployment = readDeployments(folder).find((each) => each.chainId === chainId)
if (!deployment) throw new Error(`nothing is deployed on chain ${chainId} according to ${folder}`)
const contracts = keptContracts(deployment.contracts)
const { stop } = startKeeper({ rpcUrl, privateKey, beaconUrl, contracts }, { everyMs: 3_000 })
console.log(`the keeper works on chain ${chainId}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
