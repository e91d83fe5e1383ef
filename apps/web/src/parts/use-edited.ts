import { useState } from 'react'

/**
 * The fields of something stored: the user's edits over the stored values. A field that was not edited follows the
 * stored value, also when that arrives or changes after the form was rendered, so that saving never erases it.
 */
export function useEdited<Values extends object>(stored: Values) {
  const [changed, setChanged] = useState<Partial<Values>>({})
  return {
    values: { ...stored, ...changed },
    change: (more: Partial<Values>) => setChanged((before) => ({ ...before, ...more })),
    /** Once saved, the edits are dropped and the stored values show again. */
    clear: () => setChanged({}),
  }
}
