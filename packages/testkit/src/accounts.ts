import { type HDAccount, hdKeyToAccount, mnemonicToAccount } from 'viem/accounts'

/** The mnemonic of every development chain: public, and worthless anywhere else. */
const mnemonic = 'test test test test test test test test test test test junk'

export const people = [
  'deployer',
  'hana',
  'kuro',
  'mei',
  'taro',
  'yuki',
  'lin',
  'sora',
  'wei',
  'aki',
  'ren',
  'mio',
  'jun',
  'kai',
  'nao',
  'rin',
  'emi',
  'goro',
  'suzu',
  'kei',
  'yui',
] as const

export type Person = (typeof people)[number]

/** A person's funded account on the development chain. */
export function accountOf(person: Person): HDAccount {
  return accountAt(people.indexOf(person))
}

/** Derived once: it takes tens of milliseconds, and seeds request accounts hundreds of times. */
const parent = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()
/** viem's type only accepts paths from the root; this one continues from the parent. */
const childPath = (index: number) => `m/${index}` as `m/44'/60'/${string}`
const derived = new Map<number, HDAccount>()

/** An account of the mnemonic, at the usual path. */
export function accountAt(index: number): HDAccount {
  const account = derived.get(index) ?? hdKeyToAccount(parent, { path: childPath(index) })
  derived.set(index, account)
  return account
}

export function privateKeyOf(person: Person): `0x${string}` {
  const key = accountOf(person).getHdKey().privateKey
  if (!key) throw new Error(`${person} has no key`)
  return `0x${Buffer.from(key).toString('hex')}`
}
