import { readStored, writeStored } from '../../storage/local-storage.ts'
import { createStore, useStore } from '../../storage/store.ts'

const KEY = 'ofAge'
/** What gacha stored before boxes and gacha had one confirmation: the same statement, so it still counts. */
const GACHA_KEY = 'gachaOfAge'

/** Whether the player has confirmed in this browser to be of age, for everything that is a game of chance or a bet. */
const ofAge = createStore((readStored(KEY) ?? readStored(GACHA_KEY)) === 'yes')

export function useIsOfAge(): boolean {
  return useStore(ofAge)
}

export function isOfAge(): boolean {
  return ofAge.get()
}

export function confirmOfAge(isConfirmed: boolean): void {
  ofAge.set(isConfirmed)
  // Also a withdrawn confirmation is stored: an earlier answer must not count again.
  writeStored(KEY, isConfirmed ? 'yes' : 'no')
}
