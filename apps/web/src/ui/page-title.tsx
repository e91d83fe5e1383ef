import { useEffect } from 'react'

/** The document title while this screen is open. */
export function PageTitle({ text }: { text: string }) {
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
