import { draw } from '@mofu/db/app/boxes'
import { machine, pull, redemption, reveal } from '@mofu/db/app/gacha'
import { predictionEvent, predictionRound } from '@mofu/db/app/predictions'
import type { Database } from '@mofu/db/connect'
import { zeroAddress } from 'viem'

export const tokenCoin = `0x${'c'.repeat(40)}`
const tx = `0x${'1'.repeat(64)}`
let last = 0

/** Rows of a read model in which a wallet plays. All are final, so a projector leaves them alone. */
export function flowRows(db: Database, chainId: number) {
  const machineId = `${chainId}-${zeroAddress}-spending`
  const roundId = `${chainId}-${zeroAddress}-spending`
  const next = () => {
    last += 1
    return last
  }
  const chain = () => ({ id: `${chainId}-spending-${next()}`, chainId, updatedBlock: 0 })
  return {
    /** A machine that takes the token and a round in the native coin. */
    async makeGames(): Promise<void> {
      await db.insert(machine).values({
        ...chain(),
        id: machineId,
        contract: zeroAddress,
        number: 1,
        coin: tokenCoin,
        firstPrice: 1n,
        step: 1n,
        pets: 10_000,
        baseUri: '',
        name: 'machine',
        cover: '',
        title: '',
        introduction: '',
        isOpen: true,
        price: 1n,
        pulls: 0,
        size: 10_000,
        pending: 0,
        returning: 0,
        orders: 0,
        settled: 0,
        reserve: 0n,
        redeemable: 0n,
        createdAt: 0,
      })
      await db.insert(predictionRound).values({
        ...chain(),
        id: roundId,
        contract: zeroAddress,
        epoch: 1,
        dossier: tx,
        coin: zeroAddress,
        unit: 1n,
        startTimestamp: 0,
        lockTimestamp: 0,
        closeTimestamp: 0,
        finalTimestamp: 0,
        lockPrice: 0n,
        closePrice: 0n,
        feeRate: 0,
        aAmount: 0n,
        bAmount: 0n,
        bettors: 0,
        isCancelled: false,
        disputes: 0,
        claimedAmount: 0n,
        rewardsPaid: 0n,
        refundsPaid: 0n,
        feePaid: 0n,
        startTx: tx,
      })
    },
    /** In the native coin. */
    async draws(owner: string, paid: bigint, at: number, refundedAt?: number): Promise<void> {
      await db.insert(draw).values({
        ...chain(),
        boxId: 'box',
        orderId: last,
        run: 1,
        owner,
        coin: zeroAddress,
        paid,
        size: 1,
        round: 1,
        isListed: false,
        state: refundedAt === undefined ? 'revealed' : 'refunded',
        claimed: 0,
        paidOrder: last,
        paidAt: at,
        paidTx: tx,
        settledAt: refundedAt ?? at,
      })
    },
    async pulls(owner: string, paid: bigint, at: number, refundedAt?: number): Promise<void> {
      await db.insert(pull).values({
        ...chain(),
        machineId,
        orderId: last,
        owner,
        size: 1,
        firstPull: last,
        paid,
        round: 1,
        state: refundedAt === undefined ? 'revealed' : 'refunded',
        paidOrder: last,
        paidAt: at,
        paidTx: tx,
        settledAt: refundedAt ?? at,
      })
    },
    async reveals(owner: string, petId: string, at: number): Promise<void> {
      const of = { ...chain(), machineId, petId, owner, at }
      await db
        .insert(reveal)
        .values({ ...of, pullId: of.id, place: 0, pet: 1, paid: 1n, revealedOrder: last, txHash: tx })
    },
    async redeems(owner: string, petId: string, amount: bigint, at: number): Promise<void> {
      const of = { ...chain(), machineId, petId, owner, receiver: owner, amount, at }
      await db.insert(redemption).values({ ...of, pet: 1, fee: 0n, redeemedOrder: last, txHash: tx })
    },
    async bets(
      account: string,
      kind: 'bet' | 'reward' | 'refund' | 'fee',
      amount: bigint,
      at: number,
    ): Promise<void> {
      await db
        .insert(predictionEvent)
        .values({ ...chain(), roundId, kind, account, amount, eventOrder: last, at, txHash: tx })
    },
  }
}
