import { accountOf } from './accounts.ts'
import { fund, operatorKey, secretOf } from './operator-keys.ts'
import type { StackEnv } from './services.ts'

const quoter = operatorKey('quoter')
const operator = operatorKey('operator')

/** The mall's quote signer and operator on a development chain: for the deployment. */
export const mallRoles = { quoter: quoter.address, operator: operator.address }

/** The same for the processes. A development price feed is set once, so any age is accepted. */
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
