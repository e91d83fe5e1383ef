import { useState } from 'react'

/**
 * Fields of something that is stored: what the person changed here, over what is stored now. A field that was not touched
 * follows what is stored, also when that arrives or changes after the form was drawn, so that saving never erases it.
 */
export function useEdited<Values extends object>(stored: Values) {
  const [changed, setChanged] = useState<Partial<Values>>({})
  return {
    values: { ...stored, ...changed },
    change: (more: Partial<Values>) => setChanged((before) => ({ ...before, ...more })),
    /** Once it is saved, what is stored speaks for itself again. */
    clear: () => setChanged({}),
  }
}
