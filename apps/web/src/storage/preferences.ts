import { readStored, writeStored } from './local-storage.ts'

/** What the user chose on this device. */
type Choice = 'language' | 'theme' | 'environment'

/** Sent to the server as cookies, so that it renders the first frame with them. */
const sentToServer: readonly Choice[] = ['language', 'theme']

const YEAR_SECONDS = 31_536_000

export function readPreference(choice: Choice): string | null {
  return readStored(choice) ?? null
}

export function savePreference(choice: Choice, value: string): void {
  writeStored(choice, value)
  if (sentToServer.includes(choice)) setCookie(choice, value)
}

/** Browsers drop cookies sooner than localStorage, so every visit sets them again. */
export function sendPreferences(): void {
  for (const choice of sentToServer) {
    const value = readPreference(choice)
    if (value !== null) setCookie(choice, value)
  }
}

function setCookie(choice: Choice, value: string): void {
  document.cookie = `${choice}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
