import { lowerAddress } from '@mofu/domain/address'
import { logOrder } from '@mofu/domain/log-order'
import { nftId } from '@mofu/domain/nft-id'
import { seriesId } from '@mofu/domain/series-id'

import { nft } from '../../../schema/collections.ts'
import { series } from '../../../schema/collections/launchpad.ts'
import { type Change, from, insert, type LogFacts, set } from '../../change.ts'

type Hex = `0x${string}`

const nobody: Hex = '0x0000000000000000000000000000000000000000'

type Made = { series: bigint; creator: Hex; baseUri: string; royalty: bigint }

export function onSeriesMade(args: Made, log: LogFacts): Change[] {
  return [
    insert(series, {
      id: seriesId(log.chainId, log.contract, args.series),
      chainId: log.chainId,
      collection: log.contract,
      series: Number(args.series),
      creator: lowerAddress(args.creator),
      baseUri: args.baseUri,
      royalty: Number(args.royalty),
      minted: 0,
      updatedBlock: log.block,
    }),
  ]
}

type Minted = { series: bigint; firstId: bigint; to: Hex; quantity: bigint; firstSerial: bigint }

/** One event for many tokens. Their shared facts are in their series; a transfer of each follows. */
export function onSeriesMinted(args: Minted, log: LogFacts): Change[] {
  const id = seriesId(log.chainId, log.contract, args.series)
  const quantity = Number(args.quantity)
  const firstSerial = Number(args.firstSerial)
  return [
    set(series, id, { minted: firstSerial + quantity - 1, updatedBlock: log.block }),
    from(series, id, ({ creator, baseUri, royalty }) =>
      Array.from({ length: quantity }, (_, index) => {
        const tokenId = args.firstId + BigInt(index)
        // Each has the log position of its own transfer, which follows this event.
        const order = logOrder(log.block, log.logIndex + 1 + index)
        return insert(nft, {
          id: nftId({ chainId: log.chainId, contract: log.contract, tokenId }),
          chainId: log.chainId,
          collection: log.contract,
          tokenId,
          owner: lowerAddress(args.to),
          creator,
          tokenUri: `${baseUri}/${firstSerial + index}`,
          royalty,
          mintOrder: order,
          mintedBlock: log.block,
          mintedAt: log.at,
          updatedBlock: log.block,
          movedOrder: order,
          approved: nobody,
        })
      }),
    ),
  ]
}

export const seriesHandlers = {
  SeriesCreated: onSeriesMade,
  SeriesMinted: onSeriesMinted,
}
