import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { idWithin } from '@mofu/domain/numbered-id'
import { type Detail, shownTexts } from '@mofu/domain/shown-texts'

import { box, boxCollaborator, boxWhitelistItem } from '../../../schema/boxes.ts'
import { type Change, insert, type LogFacts, merge, put } from '../../change.ts'
import { boxChanged, boxKey, happened, type OfBox } from './changes.ts'

type Hex = `0x${string}`

const nobody: Hex = '0x0000000000000000000000000000000000000000'

/** Its terms follow in an event of their own, in the same transaction. */
export function onBoxCreated(args: OfBox & { owner: Hex; detail: Detail }, log: LogFacts): Change[] {
  const owner = lowerAddress(args.owner)
  return [
    insert(box, {
      id: boxKey(args, log),
      chainId: log.chainId,
      contract: log.contract,
      number: Number(args.boxId),
      owner,
      ...shownTexts(args.detail),
      coin: nobody,
      hasOnePrice: false,
      price: 0n,
      minPrice: 0n,
      totalPrice: 0n,
      commissionRate: 0,
      feeRate: 0,
      commission: 0n,
      fee: 0n,
      allOpen: false,
      size: 0,
      pending: 0,
      soldCount: 0,
      orders: 0,
      settled: 0,
      run: 0,
      publishedAt: 0,
      openAt: 0,
      closeAt: 0,
      createdOrder: logOrder(log.block, log.logIndex),
      createdAt: log.at,
      updatedBlock: log.block,
    }),
    happened('created', args, log, { account: owner }),
  ]
}

export function onBoxDetailSet(args: OfBox & { detail: Detail }, log: LogFacts): Change[] {
  return [boxChanged(args, log, shownTexts(args.detail)), happened('detail', args, log)]
}

type Terms = OfBox & {
  coin: Hex
  hasOnePrice: boolean
  price: bigint
  rules: { commissionRate: number; allOpen: boolean; openAt: number; minPrice: bigint }
}

export function onTermsSet(args: Terms, log: LogFacts): Change[] {
  const { hasOnePrice, price, rules } = args
  const coin = lowerAddress(args.coin)
  const { commissionRate, allOpen, openAt, minPrice } = rules
  return [
    boxChanged(args, log, { coin, hasOnePrice, price, commissionRate, allOpen, openAt, minPrice }),
    happened('terms', args, log, { coin, amount: price }),
  ]
}

export function onCollaboratorSet(
  args: OfBox & { account: Hex; isCollaborator: boolean },
  log: LogFacts,
): Change[] {
  const account = lowerAddress(args.account)
  const boxId = boxKey(args, log)
  return [
    put(boxCollaborator, {
      id: idWithin(boxId, account),
      chainId: log.chainId,
      boxId,
      account,
      isCollaborator: args.isCollaborator,
      updatedBlock: log.block,
    }),
    happened('collaborator', args, log, { account }),
  ]
}

/** Earlier draws keep counting towards the limit. */
export function onBoxWhitelistItemSet(
  args: OfBox & { account: Hex; price: bigint; limit: bigint },
  log: LogFacts,
): Change[] {
  const addr = lowerAddress(args.account)
  const boxId = boxKey(args, log)
  const values = { price: args.price, limit: Number(args.limit), updatedBlock: log.block }
  return [
    merge(
      boxWhitelistItem,
      { id: idWithin(boxId, addr), chainId: log.chainId, boxId, addr, usedCount: 0, ...values },
      values,
    ),
    happened('whitelist', args, log, { account: addr, amount: args.price }),
  ]
}

export function onAllOpenSet(args: OfBox & { allOpen: boolean }, log: LogFacts): Change[] {
  return [boxChanged(args, log, { allOpen: args.allOpen }), happened('all-open', args, log)]
}

type Published = OfBox & {
  run: bigint
  coin: Hex
  price: bigint
  feeRate: bigint
  openAt: bigint
  closeAt: bigint
}

export function onPublished(args: Published, log: LogFacts): Change[] {
  return [
    boxChanged(args, log, {
      run: Number(args.run),
      price: args.price,
      feeRate: Number(args.feeRate),
      publishedAt: log.at,
      openAt: Number(args.openAt),
      closeAt: Number(args.closeAt),
    }),
    happened('published', args, log, { coin: lowerAddress(args.coin), amount: args.price }),
  ]
}

export function onUnpublished(args: OfBox, log: LogFacts): Change[] {
  return [boxChanged(args, log, { publishedAt: 0, closeAt: 0 }), happened('unpublished', args, log)]
}

export const boxManagementHandlers = {
  CollectionCreated: onBoxCreated,
  DetailSet: onBoxDetailSet,
  TermsSet: onTermsSet,
  CollaboratorSet: onCollaboratorSet,
  WhitelistItemSet: onBoxWhitelistItemSet,
  AllOpenSet: onAllOpenSet,
  Published: onPublished,
  Unpublished: onUnpublished,
}
