import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { exchangeAbi } from '@mofu/chain/exchange'
import { artifact, type ArtifactName } from '@mofu/contracts/artifact'
import { currentPrice, floorPrice, type Pool, quoteSwap, type SwapSide } from '@mofu/domain/exchange-quote'
import {
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  createWalletClient,
  http,
  maxUint256,
  numberToHex,
  type PublicClient,
  zeroAddress,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { accountOf } from './accounts.ts'
import { type Chain, startChain } from './anvil.ts'
import { freePort } from './ports.ts'
import { seededRandom } from './seeded-random.ts'

type Hex = `0x${string}`
type Exchange = { address: Hex; virtualBase: bigint; totalSupply: bigint }

/** A fiftieth of the states by default; `pnpm test:quotes` compares 100,000. */
const STATES = Number(process.env['QUOTE_STATES'] ?? 2_000)
const SEED = Number(process.env['QUOTE_SEED'] ?? Date.now() % 1_000_000)
const AT_ONCE = 250
const UINT96 = 2n ** 96n - 1n
const FEE_RATE_CAP = 500n
const ETHER = 10n ** 18n

const folder = mkdtempSync(join(tmpdir(), 'mofu-quotes-'))
const roll = seededRandom(SEED)
let chain: Chain
let reader: PublicClient
const exchanges: Exchange[] = []

beforeAll(async () => {
  chain = await startChain({ port: await freePort(), logFile: join(folder, 'chain.log'), blockTime: 0.2 })
  const batch = { batchSize: 1_000, wait: 5 }
  reader = createPublicClient({
    transport: http(chain.rpcUrl, { batch, timeout: 60_000 }),
    pollingInterval: 100,
  })
  const roles = await deploy('Roles', [accountOf('deployer').address])
  // The virtual base and the supply are part of the code: both of their ends, those of the product, and any others.
  const curves = [
    [1n, 1n],
    [1n, UINT96],
    [UINT96, 1n],
    [UINT96, UINT96],
    [1_000n * ETHER, 10_000_000n * ETHER],
    ...Array.from({ length: 5 }, () => [upTo(UINT96 - 1n) + 1n, upTo(UINT96 - 1n) + 1n]),
  ] as [bigint, bigint][]
  for (const [virtualBase, totalSupply] of curves) {
    const args = [roles, roles, zeroAddress, virtualBase, totalSupply]
    exchanges.push({ address: await deploy('Exchange', args), virtualBase, totalSupply })
  }
}, 60_000)

afterAll(async () => {
  await chain.part.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function deploy(name: ArtifactName, args: readonly unknown[]): Promise<Hex> {
  const { abi, bytecode } = await artifact(name)
  const wallet = createWalletClient({ account: accountOf('deployer'), transport: http(chain.rpcUrl) })
  const hash = await wallet.deployContract({ chain: null, abi, bytecode, args })
  const { contractAddress } = await reader.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error(`${name} was not deployed`)
  return contractAddress
}

/** From 0 to `most`. Both ends come often, and small numbers as often as large ones. */
function upTo(most: bigint): bigint {
  const side = roll(10)
  if (side === 0) return 0n
  if (side === 1) return most
  const word = () => BigInt(roll(2 ** 32))
  const any = (word() << 64n) | (word() << 32n) | word()
  return (any >> BigInt(roll(96))) % (most + 1n)
}

function randomPool({ virtualBase, totalSupply }: Exchange): Pool {
  return {
    virtualBase,
    totalSupply,
    realBase: upTo(UINT96),
    // The pool never sells all of it.
    tokenReserve: 1n + upTo(totalSupply - 1n),
    feeRate: upTo(FEE_RATE_CAP),
  }
}

/** An amount that the contract takes; now and then one that is too large. */
function randomAmount({ realBase, totalSupply, tokenReserve }: Pool, side: SwapSide): bigint {
  const most = side === 'buy' ? UINT96 - realBase : totalSupply - tokenReserve
  const beyond = roll(20)
  if (beyond === 0) return most + 1n
  return beyond === 1 ? maxUint256 : upTo(most)
}

/** The contract's storage for a pool: paused 8 | fee recipient 160 | fee rate 16, and real base 96 | reserve 96. */
function storageOf({ realBase, tokenReserve, feeRate }: Pool) {
  const word = (value: bigint) => numberToHex(value, { size: 32 })
  return [
    { slot: word(0n), value: word(feeRate << 168n) },
    { slot: word(1n), value: word(realBase | (tokenReserve << 96n)) },
  ]
}

function viewsOf({ address }: Exchange, pool: Pool) {
  const at = { address, abi: exchangeAbi, stateOverride: [{ address, stateDiff: storageOf(pool) }] }
  return {
    pool: async (): Promise<Pool> => ({
      virtualBase: await reader.readContract({ ...at, functionName: 'virtualBase' }),
      totalSupply: await reader.readContract({ ...at, functionName: 'totalSupply' }),
      realBase: await reader.readContract({ ...at, functionName: 'realBase' }),
      tokenReserve: await reader.readContract({ ...at, functionName: 'tokenReserve' }),
      feeRate: await reader.readContract({ ...at, functionName: 'feeRate' }),
    }),
    price: () => reader.readContract({ ...at, functionName: 'currentPrice' }),
    floor: () => reader.readContract({ ...at, functionName: 'floorPrice' }),
    /** As the browser sees it: no quote where the contract reverts, or where nothing would come out. */
    quote: async (side: SwapSide, amountIn: bigint) => {
      const functionName = side === 'buy' ? 'quoteBuy' : 'quoteSell'
      try {
        const [out, fee] = await reader.readContract({ ...at, functionName, args: [amountIn] })
        return out === 0n ? undefined : { side, amountIn, out, fee }
      } catch (error) {
        const cause =
          error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError)
        if (
          cause instanceof ContractFunctionRevertedError &&
          cause.data?.errorName === 'Exchange_AmountTooLarge'
        )
          return undefined
        throw error
      }
    },
  }
}

async function compareIn(state: number): Promise<SwapSide[]> {
  const exchange = exchanges[state % exchanges.length]
  if (!exchange) throw new Error('no exchange is deployed')
  const pool = randomPool(exchange)
  const views = viewsOf(exchange, pool)
  const sides = ['buy', 'sell'] as const
  const amounts = sides.map((side) => randomAmount(pool, side))
  const ours = sides.map((side, index) => quoteSwap(pool, side, amounts[index] ?? 0n))
  const theirs = await Promise.all(sides.map((side, index) => views.quote(side, amounts[index] ?? 0n)))
  const [price, floor] = await Promise.all([views.price(), views.floor()])
  // With the seed, so that a failed run can be repeated.
  expect({ SEED, pool, quotes: ours, price: currentPrice(pool), floor: floorPrice(pool) }).toEqual({
    SEED,
    pool,
    quotes: theirs,
    price,
    floor,
  })
  return ours.flatMap((quote) => quote?.side ?? [])
}

test('the storage that is set is the state that the contract reads', async () => {
  for (const exchange of exchanges) {
    const pool = randomPool(exchange)
    expect(await viewsOf(exchange, pool).pool()).toEqual(pool)
  }
})

test(
  `the browser’s quotes and prices are the contract’s own to the last unit, in ${STATES} random states`,
  async () => {
    const quoted = { buy: 0, sell: 0 }
    for (let done = 0; done < STATES; done += AT_ONCE) {
      const count = Math.min(AT_ONCE, STATES - done)
      const found = await Promise.all(Array.from({ length: count }, (_, index) => compareIn(done + index)))
      for (const side of found.flat()) quoted[side] += 1
    }
    // Most states have a quote, so it is not only refusals that were compared.
    expect(quoted.buy).toBeGreaterThan(STATES / 4)
    expect(quoted.sell).toBeGreaterThan(STATES / 4)
  },
  30_000 + STATES * 20,
)
