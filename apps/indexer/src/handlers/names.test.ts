import { logOrder } from '@mofu/domain/log-order'
import { nameTokenId } from '@mofu/domain/name-label'
import { expect, test } from 'vitest'

import { collection, nft, transfer } from '../../schema/collections.ts'
import { name, nameEvent, nameSettings, nameText, primaryName } from '../../schema/names.ts'
import { nameHandlers, onNameRegistered, onNameRenewed, onNameTransfer } from './names.ts'
import { onAddrSet, onPrimaryNameSet, onTextSet } from './names/records.ts'
import { onContractUriUpdated, onNamesPaused, onPricesSet } from './names/settings.ts'

const contract = '0x00000000000000000000000000000000000000cc'
const log = { chainId: 31_337, block: 9, at: 1_700_000_000, txHash: '0x01', logIndex: 3, contract } as const
const hana = '0x00000000000000000000000000000000000000b1'
const mei = '0x00000000000000000000000000000000000000b2'
const nobody = '0x0000000000000000000000000000000000000000'
const tokenId = nameTokenId('m0fu')
const id = `31337-${contract}-${tokenId}`
const order = logOrder(9, 3)
const paid = { tokenId, expiry: 1_800_000_000n, coin: nobody, price: 5n } as const

test('a registration replaces the name and its token, and is kept with its price', () => {
  const owner = '0x00000000000000000000000000000000000000B1'
  expect(onNameRegistered({ ...paid, owner, name: 'm0fu' }, log)).toEqual([
    {
      op: 'put',
      table: name,
      row: {
        id,
        chainId: 31_337,
        contract,
        tokenId,
        label: 'm0fu',
        skeleton: 'mofu',
        owner: hana,
        expiry: 1_800_000_000,
        registeredAt: log.at,
        registeredOrder: order,
        movedOrder: order,
        addr: null,
        updatedBlock: 9,
      },
    },
    {
      op: 'put',
      table: nft,
      row: expect.objectContaining({ id, collection: contract, owner: hana, royalty: 0, movedOrder: order }),
    },
    {
      op: 'insert',
      table: nameEvent,
      row: expect.objectContaining({ nameId: id, kind: 'register', account: hana, price: 5n, at: log.at }),
    },
  ])
})

test('a renewal changes the expiry of the name and of its metadata, and names who paid', () => {
  const [renewed, token, event] = onNameRenewed({ ...paid, payer: mei }, log)
  expect(renewed).toEqual({
    op: 'set',
    table: name,
    id,
    values: { expiry: 1_800_000_000, updatedBlock: 9 },
  })
  expect(token).toMatchObject({ op: 'set', table: nft, id })
  const uri = (token as { values: { tokenUri: string } }).values.tokenUri
  const json = JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString()) as unknown
  expect(json).toMatchObject({ name: 'm0fu.pet', attributes: [{ value: 1_800_000_000 }] })
  expect(event).toMatchObject({ row: { kind: 'renew', account: mei } })
})

test('a transfer ends the address record; the transfers of a registration change no name', () => {
  const moved = onNameTransfer({ from: hana, to: mei, id: tokenId }, log)
  expect(moved.map(({ table }) => table)).toEqual([transfer, nft, name])
  expect(moved[2]).toEqual({
    op: 'set',
    table: name,
    id,
    values: { owner: mei, movedOrder: order, addr: null, updatedBlock: 9 },
  })
  expect(onNameTransfer({ from: nobody, to: hana, id: tokenId }, log)).toHaveLength(1)
  const burned = onNameTransfer({ from: hana, to: nobody, id: tokenId }, log)
  expect(burned.map(({ table }) => table)).toEqual([transfer, nft])
})

test('records: an address or the owner’s, known texts that can be shown, a primary name or none', () => {
  expect(onAddrSet({ tokenId, account: mei }, log)).toEqual([
    { op: 'set', table: name, id, values: { addr: mei, updatedBlock: 9 } },
  ])
  expect(onAddrSet({ tokenId, account: nobody }, log)).toMatchObject([{ values: { addr: null } }])
  const text = (key: string, value: string) => onTextSet({ tokenId, key, value }, log)
  expect(text('url', 'https://example.org')).toEqual([
    {
      op: 'put',
      table: nameText,
      row: {
        id: `${id}-url`,
        chainId: 31_337,
        nameId: id,
        key: 'url',
        value: 'https://example.org',
        setOrder: order,
        updatedBlock: 9,
      },
    },
  ])
  expect(text('anything else', 'x')).toEqual([])
  for (const value of ['a'.repeat(301), 'a\0b', '\ud800'])
    expect(text('url', value)).toMatchObject([{ row: { value: '' } }])
  expect(onPrimaryNameSet({ account: hana, tokenId }, log)).toEqual([
    {
      op: 'put',
      table: primaryName,
      row: {
        id: `31337-${hana}`,
        chainId: 31_337,
        account: hana,
        nameId: id,
        setOrder: order,
        updatedBlock: 9,
      },
    },
  ])
  expect(onPrimaryNameSet({ account: hana, tokenId: 0n }, log)).toMatchObject([{ row: { nameId: null } }])
})

test('the contract is a collection of its own; prices and pause are kept', () => {
  expect(onContractUriUpdated(undefined, log)).toMatchObject([
    { op: 'insert', table: collection, row: { id: `31337-${contract}`, owner: contract, isOpen: false } },
  ])
  expect(onPricesSet({ coin: nobody, three: 3n, four: 2n, longer: 1n }, log)).toMatchObject([
    { op: 'merge', table: nameSettings, values: { coin: nobody, three: 3n, four: 2n, longer: 1n } },
  ])
  expect(onNamesPaused(undefined, log)).toMatchObject([{ values: { isPaused: true, updatedBlock: 9 } }])
  expect(nameHandlers.MetadataUpdate()).toEqual([])
})
