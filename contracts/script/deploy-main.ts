import { isAddress, isHex } from 'viem'

import { deploy } from './deploy.ts'

// RPC_URL=… PRIVATE_KEY=0x… [DEPLOYMENTS_DIR=./deployments] [OWNER=0x…] [QUOTER=0x…] [OPERATOR=0x…] node script/deploy-main.ts
const {
  RPC_URL: rpcUrl,
  PRIVATE_KEY: privateKey,
  DEPLOYMENTS_DIR: deploymentsDir,
  OWNER: owner,
  QUOTER: quoter,
  OPERATOR: operator,
} = process.env

if (!rpcUrl) throw new Error('RPC_URL is not set')
if (!isHex(privateKey)) throw new Error('PRIVATE_KEY is not set, or not hexadecimal')
if (owner !== undefined && !isAddress(owner)) throw new Error('OWNER is not an address')
if (quoter !== undefined && !isAddress(quoter)) throw new Error('QUOTER is not an address')
if (operator !== undefined && !isAddress(operator)) throw new Error('OPERATOR is not an address')

const deployment = await deploy({
  rpcUrl,
  privateKey,
  deploymentsDir: deploymentsDir ?? new URL('../deployments', import.meta.url).pathname,
  ...(owner === undefined ? {} : { owner }),
  ...(quoter === undefined ? {} : { quoter }),
  ...(operator === undefined ? {} : { operator }),
})
console.log(JSON.stringify(deployment, null, 2))
