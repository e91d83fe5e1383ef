/** What a person chose on this device. public/first-paint.js reads language and theme before anything is painted. */
type Choice = 'language' | 'theme' | 'environment'

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
}
