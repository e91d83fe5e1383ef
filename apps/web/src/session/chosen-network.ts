import { isNetworkName, type NetworkName } from '@mofu/domain/networks'
import type { Network } from '@mofu/wire/app'

import { keepChoice, readChoice } from './stored-choice.ts'

/** The network this person chose on this device, as long as it can be shown here; else the house's own. */
export function chosenNetwork(home: NetworkName, networks: readonly Network[]): NetworkName {
  const stored = readChoice('environment')
  if (stored === null || !isNetworkName(stored)) return home
  const found = networks.find(({ name }) => name === stored)
  return found && found.chainId !== null && livesHere(found) ? stored : home
}

/** Keeps the choice, then begins anew with it: here, or at the site where that network lives. */
export function chooseNetwork(network: Network): void {
  keepChoice('environment', network.name)
  if (network.siteUrl !== null && !livesHere(network)) window.location.assign(network.siteUrl)
  else window.location.reload()
}

function livesHere({ siteUrl }: Network): boolean {
  return siteUrl === null || new URL(siteUrl).origin === window.location.origin
}
