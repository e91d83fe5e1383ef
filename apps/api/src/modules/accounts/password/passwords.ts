import { DomainError } from '@mofu/domain/domain-error'
import { passwordFlaw, type PasswordFlaw } from '@mofu/domain/password'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

/** A hash takes 19 MiB and a core for 15 ms: this many at once leave capacity for everything else. */
const AT_ONCE = 4

const common = new Set(dictionary.passwords)

const codeOf = {
  short: 'accounts.password_short',
  long: 'accounts.password_long',
  email: 'accounts.password_email',
  common: 'accounts.password_common',
} as const satisfies Record<PasswordFlaw, string>

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for a missing account as for an existing one. */
  isRight(password: string, hashed: string | null | undefined): Promise<boolean>
}

/** argon2id with the library's defaults, as OWASP recommends: 19 MiB, 2 passes. */
export async function passwordHashing(): Promise<Passwords> {
  const queue = takeTurns(AT_ONCE)
  const nobodys = await hash('nobody has this password')
  return {
    hash: (password) => queue(() => hash(password.normalize('NFKC'))),
    isRight: async (password, hashed) => {
      const isRight = await queue(() => verify(hashed ?? nobodys, password.normalize('NFKC')))
      return isRight && hashed !== null && hashed !== undefined
    },
  }
}

/** Refuses short passwords and those an attacker guesses first. */
export function checkPassword(password: string, email: string): void {
  const flaw = passwordFlaw(password, email, (text) => common.has(text))
  if (flaw) throw new DomainError(codeOf[flaw])
}

function takeTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot is handed to the next in line, so that a newcomer cannot take it first.
      if (next) next()
      else running -= 1
    }
  }
}
