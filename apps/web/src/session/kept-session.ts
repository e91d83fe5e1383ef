import { createStore, useStore } from './store.ts'

/** A sign-in with a wallet. It speaks for one address: another one in the wallet is another person. */
export type Web3Session = { address: string; token: string; myCode: string }
/** A sign-in with e-mail and password: to look, and to shop. `account` is empty until a wallet is linked. */
export type ReadOnlySession = { account: string; username: string; token: string }

export type KeptSession = { web3: Web3Session | undefined; readOnly: ReadOnlySession | undefined }

/** SPEC §9: the names under which a browser keeps them. */
const keys = {
  web3: 'web3UserInfo',
  account: 'accountReadOnly',
  username: 'userNameReadOnly',
  token: 'tokenReadOnly',
  mallUser: 'mallUser',
  mallToken: 'mallToken',
} as const

type Key = (typeof keys)[keyof typeof keys]

/** Storage may be closed to us; then a sign-in holds until the page is left. */
const memory = new Map<Key, string>()

const kept = createStore<KeptSession>(read())
const mallToken = createStore<string | undefined>(take(keys.mallToken))

export function keptSession(): KeptSession {
  return kept.get()
}

export function useKeptSession(): KeptSession {
  return useStore(kept)
}

export function keepWeb3(session: Web3Session): void {
  write(keys.web3, JSON.stringify(session))
  kept.set(read())
}

export function keepReadOnly({ account, username, token }: ReadOnlySession): void {
  write(keys.account, account)
  write(keys.username, username)
  write(keys.token, token)
  kept.set(read())
}

export function keepMall(session: { user: string; token: string }): void {
  write(keys.mallUser, session.user)
  write(keys.mallToken, session.token)
  mallToken.set(session.token)
}

/** Who last signed in to the mall here: only the password is asked for next time. */
export function storedMallUser(): string | undefined {
  return take(keys.mallUser)
}

export function storedMallToken(): string | undefined {
  return take(keys.mallToken)
}

/** The same, for screens that change when somebody comes or goes. */
export function useMallToken(): string | undefined {
  return useStore(mallToken)
}

export function dropWeb3(): void {
  remove(keys.web3)
  kept.set(read())
}

export function dropMallToken(): void {
  remove(keys.mallToken)
  mallToken.set(undefined)
}

/** SPEC §4: signing out clears the read-only account, its name and token, and the mall's token. */
export function dropReadOnly(): void {
  for (const key of [keys.account, keys.username, keys.token, keys.mallToken]) remove(key)
  kept.set(read())
  mallToken.set(undefined)
}

function read(): KeptSession {
  const [username, token] = [take(keys.username), take(keys.token)]
  return {
    web3: readWeb3(take(keys.web3)),
    readOnly: username && token ? { account: take(keys.account) ?? '', username, token } : undefined,
  }
}

function readWeb3(text: string | undefined): Web3Session | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (typeof value !== 'object' || value === null) return undefined
    const { address, token, myCode } = value as Partial<Record<keyof Web3Session, unknown>>
    const isWhole = typeof address === 'string' && typeof token === 'string' && typeof myCode === 'string'
    return isWhole ? { address, token, myCode } : undefined
  } catch {
    return undefined
  }
}

function take(key: Key): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key)
  } catch {
    return memory.get(key)
  }
}

function write(key: Key, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds in memory.
  }
}

function remove(key: Key): void {
  memory.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // It was never there.
  }
}
