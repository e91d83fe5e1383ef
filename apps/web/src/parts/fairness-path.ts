import { parseOrderId } from '@mofu/domain/numbered-id'

/** The page that computes a draw again; `id` is that of an order, or of one of its results. */
export function fairnessPath(kind: 'gacha' | 'lottery', id: string): string | undefined {
  const place = parseOrderId(id)
  return place && `/fairness/${kind}/${place.numbered}/${place.order}`
}
