import { accountOf } from './accounts.ts'
import { fund, houseKey, secretOf } from './house-keys.ts'
import type { StackEnv } from './services.ts'

const quoter = houseKey('quoter')
const operator = houseKey('operator')

/** Who signs the mall's quotes and moves its money on a development chain: for the deployment. */
export const mallRoles = { quoter: quoter.address, operator: operator.address }

/** The same for the processes. A development feed is told a price once, so it may be as old as it likes. */
export const mallEnv: StackEnv = {
  MALL_QUOTER_KEY: secretOf(quoter),
  MALL_OPERATOR_KEY: secretOf(operator),
  MALL_FEE_ADDRESS: accountOf('deployer').address,
  MALL_PRICE_MAX_AGE: '1000000000',
}

/** The operator pays for its own transactions. */
export async function fundOperator(rpcUrl: string): Promise<void> {
  await fund(rpcUrl, operator)
}
