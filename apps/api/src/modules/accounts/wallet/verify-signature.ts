import { DomainError } from '@mofu/domain/domain-error'
import {
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  createClient,
  fallback,
  hashMessage,
  http,
  isAddressEqual,
  isErc6492Signature,
  parseAbi,
  recoverAddress,
} from 'viem'
import { getCode, readContract, verifyHash } from 'viem/actions'

type Hex = `0x${string}`

type Signed = { address: string; chainId: number; message: string; signature: string }

/** What verified the signature: the address's own key, or a contract on the given chain. */
type Proof = 'key' | 'contract'

/**
 * How an account signed a message; undefined when it did not. Throws when the chain does not answer: then it is
 * unknown.
 */
export type ProofOf = (signed: Signed) => Promise<Proof | undefined>

const erc1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const ERC1271_YES = '0x1626ba7e'
const DELEGATED = '0xef0100'
const ASK_MS = 5_000

type Network = { chainId: number | null; rpcUrls: readonly string[] }

export function signatureCheck(networks: readonly Network[]): ProofOf {
  const clients = new Map<number, Client>()
  for (const { chainId, rpcUrls } of networks) {
    if (chainId === null || rpcUrls.length === 0) continue
    const transports = rpcUrls.map((url) => http(url, { timeout: ASK_MS, retryCount: 1 }))
    clients.set(chainId, createClient({ transport: fallback(transports) }))
  }
  return async ({ address, chainId, message, signature }) => {
    const client = clients.get(chainId)
    if (!client) throw new DomainError('chain.network_unknown', { chainId })
    return proofBy(client, {
      address: address as Hex,
      hash: hashMessage(message),
      signature: signature as Hex,
    })
  }
}

/**
 * Verifies in the order of ERC-6492: a wallet that is not deployed yet, then a contract, and only then a plain key. A
 * key must not sign for an address that has contract code.
 */
async function proofBy(
  client: Client,
  { address, hash, signature }: { address: Hex; hash: Hex; signature: Hex },
): Promise<Proof | undefined> {
  if (isErc6492Signature(signature)) {
    const isRight = await orUnreachable(verifyHash(client, { address, hash, signature }))
    return isRight ? 'contract' : undefined
  }
  const code = await orUnreachable(getCode(client, { address }))
  const hasContract = code !== undefined && code !== '0x'
  // A key that delegates to code (EIP-7702) is still the account's key.
  if ((!hasContract || code.startsWith(DELEGATED)) && (await isKeyOf({ address, hash, signature })))
    return 'key'
  return hasContract && (await isAcceptedBy(client, { address, hash, signature })) ? 'contract' : undefined
}

async function isKeyOf({
  address,
  hash,
  signature,
}: {
  address: Hex
  hash: Hex
  signature: Hex
}): Promise<boolean> {
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), address)
  } catch {
    // The bytes are not a signature.
    return false
  }
}

async function isAcceptedBy(
  client: Client,
  { address, hash, signature }: { address: Hex; hash: Hex; signature: Hex },
): Promise<boolean> {
  try {
    const answer = await readContract(client, {
      address,
      abi: erc1271,
      functionName: 'isValidSignature',
      args: [hash, signature],
    })
    return answer === ERC1271_YES
  } catch (error) {
    if (error instanceof BaseError && isAnswer(error)) return false
    throw new DomainError('accounts.chain_unreachable', {}, { cause: error })
  }
}

/** The contract reverted or returned nothing: that is a no, not an unreachable chain. */
function isAnswer(error: BaseError): boolean {
  return (
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError ||
        (cause instanceof Error &&
          [
            'ContractFunctionZeroDataError',
            'AbiDecodingDataSizeTooSmallError',
            'AbiDecodingZeroDataError',
          ].includes(cause.name)),
    ) !== null
  )
}

async function orUnreachable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new DomainError('accounts.chain_unreachable', {}, { cause: error })
  }
}
