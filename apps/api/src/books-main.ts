import { connectPool, database } from '@mofu/db/connect'

import { readConfig } from './config.ts'
import { checkMallBooks } from './modules/mall/index.ts'

// Holds the mall's books against the chain. Ends with 1 when they differ: for a timer that pages somebody.
const config = readConfig(process.env)
const pool = connectPool(config.databaseUrl, { role: 'mofu_app', name: 'mofu-books', max: 1 })
try {
  const { findings, unbalanced, differing, isRight } = await checkMallBooks(database(pool), config)
  for (const { chainId, coin, escrow, contract, block } of findings) {
    const verdict = escrow === contract ? 'ok' : 'DIFFERS'
    console.log(
      `chain ${chainId} coin ${coin} block ${block}: books ${escrow}, contract ${contract} ${verdict}`,
    )
  }
  for (const id of unbalanced) console.log(`journal ${id} does not add up`)
  for (const id of differing) console.log(`payment ${id} holds something else than the books say`)
  console.log(isRight ? 'the books are right' : 'the books are WRONG')
  if (!isRight) process.exitCode = 1
} finally {
  await pool.end()
}
