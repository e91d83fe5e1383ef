import { connectPool, database } from '@mofu/db/connect'

import { readConfig } from './config.ts'
import { reconcileMall } from './modules/mall/reconciliation/reconcile-mall.ts'

// Compares the mall's ledger with the chain. Exits with 1 when they differ: for a timer that pages somebody.
const config = readConfig(process.env)
const pool = connectPool(config.directUrl, { role: 'mofu_app', name: 'mofu-reconcile', max: 1 })
try {
  const { findings, unbalanced, differing, isRight } = await reconcileMall(database(pool), config)
  for (const { chainId, coin, escrow, contract, block } of findings) {
    const verdict = escrow === contract ? 'ok' : 'DIFFERS'
    console.log(
      `chain ${chainId} coin ${coin} block ${block}: ledger ${escrow}, contract ${contract} ${verdict}`,
    )
  }
  for (const id of unbalanced) console.log(`journal ${id} does not balance`)
  for (const id of differing) console.log(`payment ${id} differs from the ledger`)
  console.log(isRight ? 'ledger and contract agree' : 'ledger and contract DIFFER')
  if (!isRight) process.exitCode = 1
} finally {
  await pool.end()
}
