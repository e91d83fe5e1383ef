import { readNetworkSettings } from '@mofu/chain/network-settings'
import { isAddress, isHex } from 'viem'

import { describe, dryRun } from './dry-run.ts'

// RPC_URL_ZKSYNC=… PRIVATE_KEY=0x… OWNER=0x… pnpm dry-run [zksync …]: every network with an RPC URL, or the named ones.
const { PRIVATE_KEY: privateKey, OWNER: owner } = process.env
if (!isHex(privateKey)) throw new Error('PRIVATE_KEY is not set, or not hexadecimal')
if (!owner || !isAddress(owner)) throw new Error('OWNER is not set, or not an address')

const named = process.argv.slice(2)
const wanted = readNetworkSettings(process.env).filter(({ name, rpcUrls }) =>
  named.length > 0 ? named.includes(name) : rpcUrls.length > 0,
)
if (wanted.length === 0) throw new Error('no network is configured: set RPC_URL_<NETWORK>')
for (const network of wanted) console.log(describe(await dryRun({ network, privateKey, owner })))
