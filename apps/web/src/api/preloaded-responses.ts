/** A response that nobody has used by then is outdated. */
const FRESH_MS = 10_000

let answers: Map<string, unknown> | undefined

/** The responses that came with the document, each used once by the first caller that asks for it. */
export function takePreloaded(name: string): unknown {
  answers ??= readAnswers()
  const answer = answers.get(name)
  answers.delete(name)
  return performance.now() < FRESH_MS ? answer : undefined
}

function readAnswers(): Map<string, unknown> {
  const text = document.getElementById('answers')?.textContent
  return new Map(Object.entries(text ? (JSON.parse(text) as Record<string, unknown>) : {}))
}
