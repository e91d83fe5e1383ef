export const passwordLength = { least: 8, most: 128 } as const

export type PasswordFlaw = 'short' | 'long' | 'email' | 'common'

/** Length is what makes a password strong; beyond that we refuse only common passwords. No composition rules. */
export function passwordFlaw(
  password: string,
  email: string,
  isCommon: (lowerCase: string) => boolean,
): PasswordFlaw | undefined {
  const { length } = Array.from(password)
  if (length < passwordLength.least) return 'short'
  if (length > passwordLength.most) return 'long'
  const lower = password.toLowerCase()
  if (lower === email || lower === email.split('@', 1)[0]) return 'email'
  return isCommon(lower) || new Set(lower).size === 1 ? 'common' : undefined
}
