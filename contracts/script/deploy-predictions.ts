import { type Address, stringToHex } from 'viem'

import { type Deps, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

const operatorRole = stringToHex('prediction operator', { size: 32 })

export type PredictionsDeps = Omit<Deps, 'place'> & {
  place: (name: 'Predictions', make: () => Promise<Deployed>) => Promise<Deployed>
}

export type PredictionsInput = {
  roles: Address
  credits: Address
  gbt: Address
  /** Starts rounds and sets results. Gets the role here if the deployer is the platform's owner; otherwise the owner grants it. */
  operator?: Address
}

/** Deploys the predictions, with bets in the chain's native coin and in GBT. */
export async function deployPredictions(
  deps: PredictionsDeps,
  { roles, credits, gbt, operator }: PredictionsInput,
): Promise<{ Predictions: Deployed }> {
  const predictions = await deps.place('Predictions', () => deps.send('Predictions', [roles, credits]))
  const deployer = deps.wallet.account.address
  const isListed = await read(deps, predictions.address, 'Predictions', 'isSupported', [gbt])
  if (!isListed && (await read(deps, roles, 'Roles', 'isAdmin', [deployer])))
    await write(deps, predictions.address, 'Predictions', 'setCoin', [gbt, true])
  const isOwner = (await read(deps, roles, 'Roles', 'owner')) === deployer
  if (operator !== undefined && isOwner)
    if (!(await read(deps, roles, 'Roles', 'hasRole', [operatorRole, operator])))
      await write(deps, roles, 'Roles', 'setRole', [operatorRole, operator, true])
  return { Predictions: predictions }
}
