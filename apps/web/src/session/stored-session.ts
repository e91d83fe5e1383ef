import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'
import { createStore, useStore } from '../storage/store.ts'

/** A wallet session. It is bound to one address: another address in the wallet is another user. */
export type Web3Session = { address: string; token: string; myCode: string }
/** An e-mail and password session: to browse and to shop. `account` is empty until a wallet is linked. */
export type ReadOnlySession = { account: string; username: string; token: string }

export type StoredSession = { web3: Web3Session | undefined; readOnly: ReadOnlySession | undefined }

/** SPEC §9: the localStorage keys. */
const keys = {
  web3: 'web3UserInfo',
  account: 'accountReadOnly',
  username: 'userNameReadOnly',
  token: 'tokenReadOnly',
  mallUser: 'mallUser',
  mallToken: 'mallToken',
} as const

type Key = (typeof keys)[keyof typeof keys]

/** When storage is blocked, a session lasts until the page is closed. */
const memory = new Map<Key, string>()

const sessions = createStore<StoredSession>(read())
const mallToken = createStore<string | undefined>(take(keys.mallToken))

export function storedSession(): StoredSession {
  return sessions.get()
}

export function useStoredSession(): StoredSession {
  return useStore(sessions)
}

export function storeWeb3(session: Web3Session): void {
  write(keys.web3, JSON.stringify(session))
  sessions.set(read())
}

export function storeReadOnly({ account, username, token }: ReadOnlySession): void {
  write(keys.account, account)
  write(keys.username, username)
  write(keys.token, token)
  sessions.set(read())
}

export function storeMall(session: { user: string; token: string }): void {
  write(keys.mallUser, session.user)
  write(keys.mallToken, session.token)
  mallToken.set(session.token)
}

/** Who last signed in to the mall here: next time only the password is asked for. */
export function storedMallUser(): string | undefined {
  return take(keys.mallUser)
}

export function storedMallToken(): string | undefined {
  return take(keys.mallToken)
}

/** The same for components, which render again when it changes. */
export function useMallToken(): string | undefined {
  return useStore(mallToken)
}

export function dropWeb3(): void {
  remove(keys.web3)
  sessions.set(read())
}

export function dropMallToken(): void {
  remove(keys.mallToken)
  mallToken.set(undefined)
}

/** SPEC §4: signing out clears the read-only account, its name and token, and the mall token. */
export function dropReadOnly(): void {
  for (const key of [keys.account, keys.username, keys.token, keys.mallToken]) remove(key)
  sessions.set(read())
  mallToken.set(undefined)
}

function read(): StoredSession {
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
  return readStored(key) ?? memory.get(key)
}

function write(key: Key, value: string): void {
  memory.set(key, value)
  writeStored(key, value)
}

function remove(key: Key): void {
  memory.delete(key)
  removeStored(key)
}
