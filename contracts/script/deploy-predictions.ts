import { type Address, stringToHex } from 'viem'

import { type Hands, read, write } from './deploy-checkout.ts'
import type { Deployed } from './deployed.ts'

const operatorRole = stringToHex('prediction operator', { size: 32 })

export type PredictionsHands = Omit<Hands, 'place'> & {
  place: (name: 'Predictions', make: () => Promise<Deployed>) => Promise<Deployed>
}

export type PredictionsInput = {
  roles: Address
  credits: Address
  gbt: Address
  /** Who starts rounds and names results; given the role where the deployer owns the house, else its owner does. */
  operator?: Address
}

/** The predictions, bet on in the chain's own coin and in GBT. */
export async function deployPredictions(
  hands: PredictionsHands,
  { roles, credits, gbt, operator }: PredictionsInput,
): Promise<{ Predictions: Deployed }> {
  const predictions = await hands.place('Predictions', () => hands.send('Predictions', [roles, credits]))
  const deployer = hands.wallet.account.address
  const isListed = await read(hands, predictions.address, 'Predictions', 'isSupported', [gbt])
  if (!isListed && (await read(hands, roles, 'Roles', 'isAdmin', [deployer])))
    await write(hands, predictions.address, 'Predictions', 'setCoin', [gbt, true])
  const isOwner = (await read(hands, roles, 'Roles', 'owner')) === deployer
  if (operator !== undefined && isOwner)
    if (!(await read(hands, roles, 'Roles', 'hasRole', [operatorRole, operator])))
      await write(hands, roles, 'Roles', 'setRole', [operatorRole, operator, true])
  return { Predictions: predictions }
}
