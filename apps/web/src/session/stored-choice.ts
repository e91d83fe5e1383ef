/** What a person chose on this device. */
type Choice = 'language' | 'theme' | 'environment'

/** The server is told of these, so that the very first frame is drawn in them. */
const seenFirst: readonly Choice[] = ['language', 'theme']

const YEAR_SECONDS = 31_536_000

export function readChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(choice)
  } catch {
    // Storage may be closed to us (private windows, strict settings); then nothing is remembered.
    return null
  }
}

export function keepChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(choice, value)
  } catch {
    // The choice holds for this visit only.
  }
  if (seenFirst.includes(choice)) tellServer(choice, value)
}

/** Cookies are lost sooner than what is stored: each visit tells them anew. */
export function tellChoices(): void {
  for (const choice of seenFirst) {
    const value = readChoice(choice)
    if (value !== null) tellServer(choice, value)
  }
}

function tellServer(choice: Choice, value: string): void {
  document.cookie = `${choice}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
