/** A page of plain text: what people agree to, what we know of them, what may go wrong. */
export type LegalPage = {
  title: string
  /** What it all comes to, in two sentences. */
  brief: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

export const legalPages = ['terms', 'privacy', 'risk'] as const
export type LegalPageName = (typeof legalPages)[number]

export type LegalWords = Record<LegalPageName, LegalPage>
