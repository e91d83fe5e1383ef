import { defaultNetwork, networkNames } from '@mofu/domain/networks'
import { expect, test } from 'vitest'

import { readNetworkSettings } from './network-settings.ts'

test('the ten networks of SPEC are in its order, zksync is the default [rule-31]', () => {
  expect(readNetworkSettings({}).map(({ name, chainId }) => [name, chainId])).toEqual([
    ['main', 56],
    ['test', 97],
    ['polygon', 137],
    ['eth', 1],
    ['arta', null],
    ['arta_qa', null],
    ['hyperspace', 3141],
    ['fvm', 314],
    ['zksync', 324],
    ['petchain', 31337],
  ])
  expect(defaultNetwork).toBe('zksync')
  expect(networkNames).toHaveLength(10)
})

test('a network is reached through the configured URLs, in their order', () => {
  const settings = readNetworkSettings({
    RPC_URL_ZKSYNC: 'https://a.example, https://b.example',
    CHAIN_ID_ARTA: '900',
  })
  expect(settings.find(({ name }) => name === 'zksync')?.rpcUrls).toEqual([
    'https://a.example',
    'https://b.example',
  ])
  expect(settings.find(({ name }) => name === 'arta')?.chainId).toBe(900)
})

test('a network may have a site of its own', () => {
  const settings = readNetworkSettings({ SITE_URL_ETH: 'https://eth.example' })
  expect(settings.find(({ name }) => name === 'eth')?.siteUrl).toBe('https://eth.example')
  expect(settings.find(({ name }) => name === 'fvm')?.siteUrl).toBeNull()
  expect(() => readNetworkSettings({ SITE_URL_ETH: 'javascript:alert(1)' })).toThrow(/SITE_URL_ETH/)
})

test('every invalid value is named in one message', () => {
  const wrong = { RPC_URL_ETH: 'ftp://x', CHAIN_ID_ARTA: 'twelve', CHAIN_ID_POLYGON: '1' }
  expect(() => readNetworkSettings(wrong)).toThrow(
    /RPC_URL_ETH[^]*CHAIN_ID_ARTA|CHAIN_ID_POLYGON[^]*RPC_URL_ETH/,
  )
  expect(() => readNetworkSettings(wrong)).toThrow(/CHAIN_ID_POLYGON: Polygon has the chain id 137/)
})
