import { useEffect } from 'react'

/** What the browser's tab says while this screen is open. */
export function PageTitle({ text }: { text: string }) {
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
