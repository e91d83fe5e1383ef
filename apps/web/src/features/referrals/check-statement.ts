import { rootOfPath } from '@mofu/domain/merkle-tree'
import { readStatementLine, type StatementLine } from '@mofu/domain/referral-statement'
import { bytesToHex, hexToBytes, sha256 } from 'viem'

import type { OwnStatement } from './queries.ts'

export type CheckedStatement = {
  /** What can be read of the lines. */
  lines: StatementLine[]
  /** Whether every line leads to the published root, and none of the referrer's lines is missing. */
  isProven: boolean
}

/** Computes the way of each line to the root again. Nothing of the answer is trusted but the published root. */
export function checkStatement(
  { month, size, lines }: Pick<OwnStatement, 'month' | 'size' | 'lines'>,
  referrer: string,
  publishedRoot: string,
): CheckedStatement {
  const read = lines.map(({ line }) => readStatementLine(line))
  const isComplete = read.every(
    (line, index) =>
      line?.month === month &&
      line.referrer === referrer &&
      line.number === index + 1 &&
      line.count === lines.length,
  )
  const leads = lines.every(({ place, line, path }) => {
    const nodes = path.map((node) => hexToBytes(`0x${node}`))
    const root = rootOfPath((bytes) => sha256(bytes, 'bytes'), {
      text: line,
      index: place,
      size,
      path: nodes,
    })
    return root !== undefined && bytesToHex(root) === `0x${publishedRoot}`
  })
  return { lines: read.filter((line) => line !== undefined), isProven: isComplete && leads }
}
