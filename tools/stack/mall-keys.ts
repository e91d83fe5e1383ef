import { mnemonicToAccount } from 'viem/accounts'

import { accountOf, mnemonic } from './accounts.ts'
import { rpc } from './anvil.ts'
import type { StackEnv } from './services.ts'

type Hex = `0x${string}`

/** Behind the people: keys of the house that nobody else sends from, so that their numbers never collide. */
const houseKey = (index: number) => mnemonicToAccount(mnemonic, { addressIndex: 100 + index })
const quoter = houseKey(0)
const operator = houseKey(1)

function secretOf(account: typeof quoter): Hex {
  const key = account.getHdKey().privateKey
  if (!key) throw new Error('a house account has no key')
  return `0x${Buffer.from(key).toString('hex')}`
}

/** Who signs the mall's quotes and moves its money on a development chain: for the deployment. */
export const mallRoles = { quoter: quoter.address, operator: operator.address }

/** The same for the processes. A development feed is told a price once, so it may be as old as it likes. */
export const mallEnv: StackEnv = {
  MALL_QUOTER_KEY: secretOf(quoter),
  MALL_OPERATOR_KEY: secretOf(operator),
  MALL_FEE_ADDRESS: accountOf('deployer').address,
  MALL_PRICE_MAX_AGE: '1000000000',
}

const MUCH = 10n ** 22n

/** The operator pays for its own transactions. */
export async function fundOperator(rpcUrl: string): Promise<void> {
  await rpc(rpcUrl, 'anvil_setBalance', [operator.address, `0x${MUCH.toString(16)}`])
}
