import { mnemonicToAccount } from 'viem/accounts'

/** The words that every development chain starts with: public, and worth nothing anywhere else. */
export const mnemonic = 'test test test test test test test test test test test junk'

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

/** The ready-made account of a person on the development chain, with coins on it. */
export function accountOf(person: Person) {
  return mnemonicToAccount(mnemonic, { addressIndex: people.indexOf(person) })
}

export function privateKeyOf(person: Person): `0x${string}` {
  const key = accountOf(person).getHdKey().privateKey
  if (!key) throw new Error(`${person} has no key`)
  return `0x${Buffer.from(key).toString('hex')}`
}
