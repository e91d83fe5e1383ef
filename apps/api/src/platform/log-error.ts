/** What a log line says about an error: enough to find it, without user input or personal data. */
type LoggedError = {
  type: string
  code?: string
  /** For a failed query: the operation and its table. The parameters are people's data. */
  statement?: string
  message: string
  stack: string
  cause?: LoggedError
}

const FRAMES_MOST = 8

/**
 * The `err` serializer of every logger. PostgreSQL repeats parameters in its messages and details, and Drizzle lists
 * all of them, so their errors are reduced to the SQLSTATE and the statement.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const { query, code, cause } = error as Error & { query?: unknown; code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(typeof query === 'string' ? { statement: statementName(query) } : {}),
    message: isFromDatabase(error) || error instanceof SyntaxError ? '' : redact(error.message),
    stack: framesOf(error),
    ...(cause instanceof Error ? { cause: logError(cause) } : {}),
  }
}

function isFromDatabase(error: Error): boolean {
  return 'severity' in error || ('query' in error && 'params' in error)
}

/** `insert app.account`, from the text of a statement. */
function statementName(query: string): string {
  const verb = /^\s*(\w+)/.exec(query)?.[1] ?? ''
  const table = /\b(?:into|update|from)\s+([\w".]+)/i.exec(query)?.[1] ?? ''
  return `${verb} ${table.replaceAll('"', '')}`.trim().toLowerCase()
}

/** Only the frames: the first line of a stack is the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES_MOST)
    .map((line) => line.trim())
    .join('\n')
}

const redactions: readonly (readonly [RegExp, string])[] = [
  // Addresses of nodes and buckets contain keys in their paths.
  [/\b(\w+:\/\/)[^\s"'<>]*/g, '$1[redacted]'],
  [/[^\s"'<>@]+@[^\s"'<>@]+/g, '[e-mail]'],
  [/0x[0-9a-f]{8,}/gi, '[hex]'],
  [/[\w$+/=-]{24,}/g, '[token]'],
]

function redact(message: string): string {
  const [first = ''] = message.split('\n', 1)
  return redactions.reduce((text, [pattern, instead]) => text.replace(pattern, instead), first)
}
