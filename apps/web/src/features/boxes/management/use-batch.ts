import { useState } from 'react'

/**
 * Items that are chosen and then moved, some with each transaction. An item that has moved is no longer `here`; how many
 * have moved is the progress, whichever transaction moved them.
 */
export function useBatch(here: readonly string[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [total, setTotal] = useState(0)
  const left = ids.filter((id) => here.includes(id))
  return {
    left,
    progress: total === 0 ? undefined : { total, done: total - left.length },
    choose: (chosen: readonly string[]) => {
      setIds(chosen)
      setTotal(0)
    },
    begin: () => setTotal((before) => Math.max(before, left.length)),
  }
}
