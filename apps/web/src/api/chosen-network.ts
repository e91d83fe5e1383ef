import { isNetworkName, type NetworkName } from '@mofu/domain/networks'
import type { Network } from '@mofu/wire/app'

import { savePreference, readPreference } from '../storage/preferences.ts'

/** The network chosen on this device if it can be shown here, otherwise the default one. */
export function chosenNetwork(home: NetworkName, networks: readonly Network[]): NetworkName {
  const stored = readPreference('environment')
  if (stored === null || !isNetworkName(stored)) return home
  const found = networks.find(({ name }) => name === stored)
  return found && found.chainId !== null && isServedHere(found) ? stored : home
}

/** Saves the choice, then reloads: this site, or the one that serves the chosen network. */
export function chooseNetwork(network: Network): void {
  savePreference('environment', network.name)
  if (network.siteUrl !== null && !isServedHere(network)) window.location.assign(network.siteUrl)
  else window.location.reload()
}

function isServedHere({ siteUrl }: Network): boolean {
  return siteUrl === null || new URL(siteUrl).origin === window.location.origin
}
