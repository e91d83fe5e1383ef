import { type Address, parseAddress } from '@mofu/domain/address'
import { roundTime } from '@mofu/domain/round-time'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'

import { useAppConfig, useNetworkOf } from '../../../api/app-config.ts'
import { useTranslations } from '../../../i18n/use-translations.ts'
import { beaconQuery } from '../../../parts/beacon/queries.ts'
import { SwitchNetwork } from '../../../parts/switch-network.tsx'
import { useStartTx } from '../../../tx/use-start-tx.ts'
import { Button } from '../../../ui/button.tsx'
import { useChainClient } from '../../../wallet/use-chain-client.ts'
import { openWalletDialog } from '../../../wallet/wallet-dialog-state.ts'
import { settleDraws } from '../actions/settle-draws.ts'
import { coverUrl } from '../cover-url.ts'
import { type BoxAtBlock, settleableQuery } from '../queries.ts'

/** The keeper settles within seconds. Others are asked only when it has not, this many seconds after the round. */
const GRACE = 15

type SettleNoteProps = { at: BoxAtBlock; name: string }

/** Draws that anyone can decide or refund now, because nobody has. */
export function SettleNote({ at, name }: SettleNoteProps) {
  const contracts = useNetworkOf(at.box.chainId)?.contracts
  const contract = parseAddress(contracts?.['Boxes'] ?? '')
  const randomness = parseAddress(contracts?.['Randomness'] ?? '')
  // Orders are settled in the order they were paid in, so the oldest decides.
  const oldest = at.box.orders.findLast(({ state }) => state === 'pending')
  if (!contract || !randomness || !oldest) return null
  return <Overdue at={at} name={name} contract={contract} randomness={randomness} round={oldest.round} />
}

type OverdueProps = SettleNoteProps & { contract: Address; randomness: Address; round: number }

function Overdue({ at: { box, blockTime = 0 }, name, contract, randomness, round }: OverdueProps) {
  const t = useTranslations('boxes')
  const { mediaUrl } = useAppConfig()
  const { chainId, number, id } = box
  const client = useChainClient(chainId)
  const start = useStartTx()
  const network = useNetworkOf(chainId)
  const { address, chainId: walletChain } = useConnection()
  const beacon = useQuery(beaconQuery(client, chainId, randomness))
  const isLate = beacon.data !== undefined && blockTime > roundTime(beacon.data, round) + GRACE
  const settleable = useQuery({
    ...settleableQuery(client, { chainId, contract, randomness, number, round }),
    enabled: isLate,
  })
  if (!isLate || !settleable.data || settleable.data.count === 0) return null
  const { count, isOverdue: isRefund } = settleable.data
  const settle = () =>
    start(
      settleDraws({
        chainId,
        contract,
        box: { id, number, name, picture: coverUrl(box.detail[0], mediaUrl) ?? '/favicon.svg' },
        count,
        isRefund,
        gets: t(isRefund ? 'refundGets' : 'settleGets'),
      }),
    )
  return (
    <section
      aria-labelledby="settle"
      className="bg-honey-wash text-honey-text grid justify-items-start gap-3 rounded-2xl p-5"
    >
      <h2 id="settle" className="text-xl">
        {t(isRefund ? 'refundTitle' : 'settleTitle')}
      </h2>
      <p>{t(isRefund ? 'refundText' : 'settleText')}</p>
      {address && walletChain !== chainId ? (
        <SwitchNetwork chainId={chainId} networkTitle={network?.title ?? ''} />
      ) : (
        <Button onClick={address ? settle : openWalletDialog}>{t(isRefund ? 'refund' : 'settle')}</Button>
      )}
    </section>
  )
}
