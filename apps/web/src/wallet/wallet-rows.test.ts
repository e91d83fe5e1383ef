import { expect, test } from 'vitest'

import { walletRows, type WalletEnvironment } from './wallet-rows.ts'

const connector = (id: string, name = id) => ({ uid: `uid-${id}`, id, name, icon: undefined })
const own = ['metamask', 'tokenPocket', 'trustWallet', 'mathWallet', 'binance', 'safePal'].map((id) =>
  connector(id),
)
const walletConnect = connector('walletConnect', 'WalletConnect')
const all = [walletConnect, ...own, connector('injected')]
const bare: WalletEnvironment = { isMobile: false, injected: [], hasPlain: false }
const order = [
  'WalletConnect',
  'Metamask',
  'TokenPocket',
  'TrustWallet',
  'MathWallet',
  'Binance Chain Wallet',
  'SafePal',
]
const ways = (rows: ReturnType<typeof walletRows>) => rows.map(({ way }) => way.kind)

test('the seven are always listed, in order; those that are missing link to their download page', () => {
  const rows = walletRows(all, bare)
  expect(rows.map(({ name }) => name)).toEqual(order)
  expect(ways(rows)).toEqual(['connect', ...Array.from({ length: 6 }, () => 'download')])
  expect(rows.some(({ isHighlighted }) => isHighlighted)).toBe(false)
})

test('without a project id WalletConnect is disabled, and nothing uses it', () => {
  const rows = walletRows(own, { ...bare, isMobile: true })
  expect(ways(rows)).toEqual(['off', ...Array.from({ length: 6 }, () => 'download')])
})

test('on a phone without a wallet WalletConnect is highlighted, and the others open through it', () => {
  const rows = walletRows(all, { ...bare, isMobile: true })
  expect(rows.map(({ isHighlighted }) => isHighlighted)).toEqual([true, ...Array(6).fill(false)])
  expect(ways(rows)).toEqual(['connect', ...Array.from({ length: 6 }, () => 'app')])
})

test('in a wallet’s own browser nothing is highlighted', () => {
  const rows = walletRows(all, { isMobile: true, injected: ['trustWallet'], hasPlain: true })
  expect(rows.some(({ isHighlighted }) => isHighlighted)).toBe(false)
  expect(rows[3]?.way).toMatchObject({ kind: 'connect', connector: { id: 'trustWallet' } })
})

test('an announced wallet takes its row, by its rdns or by its name, and is not offered twice', () => {
  const announced = [connector('io.metamask', 'MetaMask'), connector('com.example.safepal', 'SafePal Wallet')]
  const rows = walletRows([...all, ...announced], { ...bare, injected: ['metamask'], hasPlain: true })
  expect(rows).toHaveLength(7)
  expect(rows[1]?.way).toMatchObject({ kind: 'connect', connector: { id: 'io.metamask' } })
  expect(rows[6]?.way).toMatchObject({ kind: 'connect', connector: { id: 'com.example.safepal' } })
})

test('other announced wallets come after the list, and the demo wallet comes last', () => {
  const rows = walletRows([...all, connector('demo'), connector('io.rabby', 'Rabby')], bare)
  expect(rows.slice(7).map(({ id, name }) => [id, name])).toEqual([
    [undefined, 'Rabby'],
    ['demo', undefined],
  ])
})

test('a wallet that only sets window.ethereum has its own row', () => {
  const rows = walletRows(all, { ...bare, hasPlain: true })
  expect(rows.slice(7)).toMatchObject([{ name: undefined, way: { connector: { id: 'injected' } } }])
})
