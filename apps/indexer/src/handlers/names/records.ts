import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { isNameTextKey, nameTextMost } from '@mofu/domain/name-records'
import { nftId } from '@mofu/domain/nft-id'

import { name, nameText, primaryName } from '../../../schema/names.ts'
import { type Change, type LogFacts, put, set } from '../../change.ts'

type Hex = `0x${string}`

const nobody: Hex = '0x0000000000000000000000000000000000000000'

export function onAddrSet({ tokenId, account }: { tokenId: bigint; account: Hex }, log: LogFacts): Change[] {
  const addr = account === nobody ? null : lowerAddress(account)
  return [set(name, nameId(tokenId, log), { addr, updatedBlock: log.block })]
}

/** Other keys are not kept: anyone may write any amount of text under any key. */
export function onTextSet(
  { tokenId, key, value }: { tokenId: bigint; key: string; value: string },
  log: LogFacts,
): Change[] {
  if (!isNameTextKey(key)) return []
  const of = nameId(tokenId, log)
  return [
    put(nameText, {
      id: `${of}-${key}`,
      chainId: log.chainId,
      nameId: of,
      key,
      value: isShown(value) ? value : '',
      setOrder: logOrder(log.block, log.logIndex),
      updatedBlock: log.block,
    }),
  ]
}

/** PostgreSQL stores no NUL, and a value that is too long is not shown. */
function isShown(value: string): boolean {
  return value.length <= nameTextMost && !value.includes('\0') && value.isWellFormed()
}

export function onPrimaryNameSet(
  { account, tokenId }: { account: Hex; tokenId: bigint },
  log: LogFacts,
): Change[] {
  const address = lowerAddress(account)
  return [
    put(primaryName, {
      id: `${log.chainId}-${address}`,
      chainId: log.chainId,
      account: address,
      nameId: tokenId === 0n ? null : nameId(tokenId, log),
      setOrder: logOrder(log.block, log.logIndex),
      updatedBlock: log.block,
    }),
  ]
}

export function nameId(tokenId: bigint, { chainId, contract }: LogFacts): string {
  return nftId({ chainId, contract, tokenId })
}

export const nameRecordHandlers = {
  AddrSet: onAddrSet,
  TextSet: onTextSet,
  PrimaryNameSet: onPrimaryNameSet,
}
