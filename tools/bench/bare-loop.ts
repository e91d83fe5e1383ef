import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { collectionAbi, collectionFactoryAbi } from '@mofu/chain/collections'
import { logOrder } from '@mofu/domain/log-order'
import { collectionId, nftId } from '@mofu/domain/nft-id'
import { readerOf } from '@mofu/testkit/mint'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import {
  decodeAbiParameters,
  getAbiItem,
  type Hex,
  type Log,
  parseAbiParameters,
  toEventSelector,
  zeroAddress,
} from 'viem'

type Row = readonly (string | number | boolean)[]
type Batch = { collections: Row[]; nfts: Row[]; moves: Row[]; owners: Row[] }

const CHAIN = 31_337
const BLOCKS_PER_CALL = 4

/**
 * The minimum that could fill the same tables: getLogs and getBlock, COPY, and one set-based upsert per batch. No
 * reorgs, no cache, no restart, no other chain: the baseline that the engine is measured against.
 */
export async function bareLoop({
  rpcUrl,
  databaseUrl,
  like,
  factory,
}: {
  rpcUrl: string
  databaseUrl: string
  like: string
  factory: Hex
}): Promise<number> {
  const reader = readerOf(rpcUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`drop schema if exists bare cascade; create schema bare;
    create table bare.collection (like ${like}.collection including all);
    create table bare.nft (like ${like}.nft including all);
    create table bare.transfer (like ${like}.transfer including all);
    create temp table owners (ord bigint, id text, owner text, block bigint);`)
  const from = Date.now()
  const head = Number(await reader.getBlockNumber())
  const known = new Set<string>()
  let events = 0
  for (let block = 0; block <= head; block += BLOCKS_PER_CALL) {
    const range = { fromBlock: BigInt(block), toBlock: BigInt(Math.min(head, block + BLOCKS_PER_CALL - 1)) }
    const logs = await reader.getLogs(range)
    for (const { topics } of logs) if (topics[0] === deployed) known.add(addressIn(topics[1] ?? '0x'))
    const ours = logs.filter(({ address }) => address === factory || known.has(address))
    const numbers = [...new Set(ours.map(({ blockNumber }) => blockNumber))]
    const blocks = await Promise.all(numbers.map((blockNumber) => reader.getBlock({ blockNumber })))
    const times = new Map(blocks.map(({ number, timestamp }) => [Number(number), Number(timestamp)]))
    const batch = rowsOf(ours, times)
    events += batch.nfts.length + batch.moves.length + batch.collections.length
    await copyRows(client, 'bare.collection', batch.collections)
    await copyRows(client, 'bare.nft', batch.nfts)
    await copyRows(client, 'bare.transfer', batch.moves)
    await copyRows(client, 'owners', batch.owners)
    await client.query(`update bare.nft n set owner = o.owner, updated_block = o.block, moved_order = o.ord
      from (select distinct on (id) id, owner, block, ord from owners order by id, ord desc) o where n.id = o.id`)
    await client.query('truncate owners')
  }
  const took = Date.now() - from
  await client.end()
  console.log(`bare loop: ${events} events in ${(took / 1000).toFixed(1)} s`)
  return took
}

const [deployed, minted, moved] = [
  toEventSelector(getAbiItem({ abi: collectionFactoryAbi, name: 'CollectionDeployed' })),
  toEventSelector(getAbiItem({ abi: collectionAbi, name: 'Minted' })),
  toEventSelector(getAbiItem({ abi: collectionAbi, name: 'Transfer' })),
]
const deployedData = parseAbiParameters(
  'string name, string symbol, uint256 maxMint, bool isOpen, uint256 fee',
)
const mintedData = parseAbiParameters('string uri, uint96 royalty, address minter, uint256 fee')

/** Decodes topics by hand: looking each log up in the whole ABI would cost more than everything else together. */
function rowsOf(logs: readonly Log<bigint, number, false>[], times: ReadonlyMap<number, number>): Batch {
  const batch: Batch = { collections: [], nfts: [], moves: [], owners: [] }
  for (const { address, topics, data, blockNumber, logIndex, transactionHash } of logs) {
    const block = Number(blockNumber)
    const at = times.get(block) ?? 0
    const [event, first = '0x', second = '0x', third = '0x'] = topics
    if (event === deployed) {
      const contract = addressIn(first)
      const [name, symbol, maxMint, isOpen] = decodeAbiParameters(deployedData, data)
      const owners = [addressIn(second), addressIn(third)]
      const facts = [...owners, name, symbol, String(maxMint), isOpen]
      batch.collections.push([collectionId(CHAIN, contract), CHAIN, contract, ...facts, block, at, block])
    } else if (event === minted) {
      const tokenId = BigInt(first)
      const [uri, royalty] = decodeAbiParameters(mintedData, data)
      const id = nftId({ chainId: CHAIN, contract: address, tokenId })
      const facts = [String(tokenId), addressIn(third), addressIn(second), uri, Number(royalty)]
      const order = logOrder(block, logIndex)
      batch.nfts.push([id, CHAIN, address, ...facts, order, block, at, block, order, zeroAddress])
    } else if (event === moved) {
      const id = nftId({ chainId: CHAIN, contract: address, tokenId: BigInt(third) })
      const [from, to] = [addressIn(first), addressIn(second)]
      batch.moves.push([
        `${CHAIN}-${block}-${logIndex}`,
        CHAIN,
        id,
        from,
        to,
        block,
        at,
        transactionHash,
        logIndex,
      ])
      batch.owners.push([logOrder(block, logIndex), id, to, block])
    }
  }
  return batch
}

function addressIn(topic: Hex): Hex {
  return `0x${topic.slice(26)}`
}

async function copyRows(client: pg.Client, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const text = rows.map((row) => `${row.join('\t')}\n`).join('')
  await pipeline(Readable.from([text]), client.query(copyFrom(`copy ${table} from stdin`)))
}
