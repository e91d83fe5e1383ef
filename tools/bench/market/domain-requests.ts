import { MACHINE_CONTRACT } from './domain-rows.ts'
import type { Asked } from './requests.ts'
import { mixed, ownerOf, type Scale } from './shape.ts'

const asked: Readonly<Record<string, (seed: number, scale: Scale) => Omit<Asked, 'kind'>>> = {
  'auctions, ongoing': () => ({ method: 'GET', path: '/api/app/auctions?state=ongoing' }),
  'auctions, over': () => ({ method: 'GET', path: '/api/app/auctions?state=over' }),
  'auctions of a seller': (seed, scale) => ({
    method: 'GET',
    path: `/api/app/auctions?seller=${ownerOf(1 + (mixed(seed) % scale.nfts), scale)}`,
  }),
  quizzes: () => ({ method: 'POST', path: '/api/mall/Prediction/List', body: {} }),
  'quizzes, open for bets': () => ({
    method: 'POST',
    path: '/api/mall/Prediction/List',
    body: { phase: 'betting' },
  }),
  'machine after 10,000 pulls': (seed) => ({
    method: 'POST',
    path: `/api/v2/api/GachaMachine/GachaMachineDetail?collectionId=1&contractAddress=${MACHINE_CONTRACT}&userAddress=0x${(seed % 100).toString(16).padStart(40, '0')}`,
  }),
  names: (seed) => ({ method: 'GET', path: `/api/app/names?search=holder-${mixed(seed) % 900}` }),
}

export const domainKinds = Object.keys(asked)

export function domainAskedAt(seed: number, scale: Scale): Asked {
  const kind = domainKinds[seed % domainKinds.length] ?? ''
  const make = asked[kind]
  if (!make) throw new Error(`no request is called "${kind}"`)
  return { kind, ...make(seed, scale) }
}

/** What a list of 48 asks for besides: who owns its pets. */
export function identitiesOf(addresses: readonly string[]): Asked {
  return { kind: 'identities', method: 'POST', path: '/api/app/names/identities', body: { addresses } }
}
