import { collectionAbi } from '@mofu/chain/collections'
import { makeWhitelistTree } from '@mofu/chain/collections/whitelist-tree'
import { type WhitelistRow, writeWhitelist } from '@mofu/domain/whitelist'
import { accountOf } from '@mofu/testkit/accounts'
import { deployCollection, inCollection } from '@mofu/testkit/collections'
import { readerOf } from '@mofu/testkit/mint'
import { untilProjected } from '@mofu/testkit/services'
import { bearer, tokenOf } from '@mofu/testkit/sign-in'
import { appConfig } from '@mofu/wire/app'
import { createClient } from '@mofu/wire/client'
import { saveWhitelist, launchpadById, whitelistEligibility } from '@mofu/wire/collections/launchpad'
import { screenNamespaces as en } from '@mofu/words/screens/en'
import { screenNamespaces as jp } from '@mofu/words/screens/jp'
import { screenNamespaces as tc } from '@mofu/words/screens/tc'
import {
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  encodeFunctionData,
  http,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, inject, test } from 'vitest'

const { apiUrl, mediaUrl, rpcUrl, chainId } = inject('httpStack')
const call = createClient({ baseUrl: apiUrl })

const WALLETS = 200
const PLACES = 100

test(`${WALLETS} wallets at once for ${PLACES} places: exactly ${PLACES} get one, and everybody else learns why`, async () => {
  const hana = accountOf('hana')
  const reader = readerOf(rpcUrl)
  const { data: config } = await call(appConfig, {})
  const factory = config.networks.find(({ name }) => name === 'petchain')?.contracts?.['CollectionFactory']
  const { address: contract } = await deployCollection({ rpcUrl, factory: factory as `0x${string}` }, hana, {
    name: 'Rush',
    maxMint: BigInt(PLACES),
    salt: `0x${'f'.repeat(64)}`,
  })
  const id = `${chainId}-${contract}`
  const buyers = Array.from({ length: WALLETS }, () => privateKeyToAccount(generatePrivateKey()))
  const rows: WhitelistRow[] = buyers.map(({ address }) => ({
    addr: address.toLowerCase() as `0x${string}`,
    price: 3n,
    limit: 1n,
  }))
  const { root } = await makeWhitelistTree(rows)
  const session = bearer(await tokenOf(apiUrl, 'hana'))
  const body = { rows: writeWhitelist(rows), merkleRoot: root }
  const { data: saved } = await call(saveWhitelist, { body }, session)
  const terms = {
    coin: zeroAddress,
    price: 0n,
    limit: 0,
    allOpen: false,
    merkleRoot: root,
    treeUri: saved.treeUri,
  }
  const started = await inCollection(rpcUrl, hana, contract, 'startSale', [terms, `${mediaUrl}/rush`, 0n])
  await untilProjected(apiUrl, chainId, started, 20_000)

  const chain = createTestClient({ mode: 'anvil', transport: http(rpcUrl, { batch: true }) })
  await Promise.all(buyers.map(({ address }) => chain.setBalance({ address, value: 10n ** 18n })))
  const [gasPrice, proofs] = await Promise.all([
    reader.getGasPrice(),
    Promise.all(
      buyers.map(async ({ address }) => {
        const { data } = await call(whitelistEligibility, { params: { id, addr: address } })
        return data.tree?.proof as `0x${string}`[]
      }),
    ),
  ])
  const fee = await reader.readContract({
    address: factory as `0x${string}`,
    abi: [
      {
        type: 'function',
        name: 'mintFee',
        inputs: [],
        outputs: [{ type: 'uint256' }],
        stateMutability: 'view',
      },
    ],
    functionName: 'mintFee',
  })
  const maxFee = { coin: zeroAddress, amount: fee }
  const argsOf = (index: number) => [1n, 1n, zeroAddress, 3n, 1n, proofs[index] ?? [], maxFee] as const
  const signed = await Promise.all(
    buyers.map((buyer, index) =>
      buyer.signTransaction({
        chainId,
        type: 'eip1559',
        to: contract,
        data: encodeFunctionData({
          abi: collectionAbi,
          functionName: 'mintWhitelisted',
          args: argsOf(index),
        }),
        value: 3n + fee,
        nonce: 0,
        gas: 400_000n,
        maxFeePerGas: gasPrice * 3n,
        maxPriorityFeePerGas: 1_000_000_000n,
      }),
    ),
  )
  const hashes = await Promise.all(
    signed.map((serializedTransaction) => reader.sendRawTransaction({ serializedTransaction })),
  )
  const receipts = await Promise.all(
    hashes.map((hash) => reader.waitForTransactionReceipt({ hash, timeout: 60_000 })),
  )
  const last = Math.max(...receipts.map(({ blockNumber }) => Number(blockNumber)))
  await untilProjected(apiUrl, chainId, last, 20_000)

  expect(receipts.filter(({ status }) => status === 'success')).toHaveLength(PLACES)
  const { data: launchpad } = await call(launchpadById, { params: { id } })
  expect(launchpad).toMatchObject({ nftCount: PLACES, maxMint: String(PLACES), sale: { sold: PLACES } })

  // What buyers who came too late are told: the contract's own reason, translated into every language.
  const late = receipts.findIndex(({ status }) => status === 'reverted')
  const reason = await reader
    .simulateContract({
      account: buyers[late]?.address ?? zeroAddress,
      address: contract,
      abi: collectionAbi,
      functionName: 'mintWhitelisted',
      args: argsOf(late),
      value: 3n + fee,
    })
    .then(
      () => 'it would have worked',
      (error: unknown) => {
        const reverted =
          error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
        return reverted instanceof ContractFunctionRevertedError ? reverted.data?.errorName : error
      },
    )
  expect(reason).toBe('Collection_MintLimitReached')
  for (const texts of [en, tc, jp]) {
    expect((await texts.tx()).errors).toHaveProperty(String(reason), expect.stringMatching(/.{8,}/))
  }
  // Wallets that bought nothing paid nothing.
  const spent = await reader.getBalance({ address: contract })
  expect(spent).toBe(0n)
}, 60_000)
