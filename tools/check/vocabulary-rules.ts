/** A retired word and what the field calls the same thing. */
type Retired = { pattern: RegExp; instead: string }

function retired(instead: string, ...words: readonly string[]): Retired {
  return { pattern: new RegExp(`^(?:${words.join('|')})$`), instead }
}

/** Words that no file, folder, type, function or variable is named with. Each is compared with one word of a name. */
const names: readonly Retired[] = [
  retired('stored, saved, managed, remaining', 'kept', 'keeping', 'unkept'),
  retired('moderation, eligibility, snapshot, progress', 'standing', 'standings'),
  retired('merchant dashboard', 'desk'),
  retired('reconciliation, ledger', 'books'),
  retired('package, folder, namespace, provider, capacity', 'room', 'rooms'),
  retired('platform, operator', 'house'),
  retired('notified, reported, recorded', 'told'),
  retired('input, request, payload', 'wish', 'wishes'),
  retired('attempts, rate limiter', 'tries'),
  retired('deps', 'world', 'hands'),
  retired('track, wait for receipt', 'carry', 'carrying'),
  retired('approval', 'handing'),
  retired('invalidates', 'touches'),
  retired('dedicated connection, permanent', 'lasting'),
  retired('counter triggers', 'followers', 'follower'),
  retired('confirm, unconfirm', 'deepen', 'shallow'),
  retired('suppressed', 'argued'),
  retired('canary', 'planted'),
  retired('sandbox', 'workshop'),
  retired('uncompilable', 'stillborn'),
  retired('faulty', 'doubtful'),
  retired('fault mode', 'mood', 'moods'),
  retired('chaos', 'storm'),
  retired('seed context', 'town'),
  retired('randomness', 'luck', 'lucky'),
  retired('category, section', 'shelf', 'shelves'),
  retired('seeded random', 'dice'),
]

/** Metaphors and turns of phrase that a reader would have to translate. Compared with comments, logs and documents. */
const prose: readonly Retired[] = [
  { pattern: /\b(?:the|our|this|a) house(?:'s)?\b/i, instead: 'the platform, the operator, Mofu' },
  { pattern: /\brooms?\b(?! for\b)/i, instead: 'package, folder, namespace, page' },
  { pattern: /\btown\b/i, instead: 'seed data' },
  { pattern: /\bshel(?:f|ves)\b/i, instead: 'category, list' },
  { pattern: /\bluck(?:y)?\b/i, instead: 'randomness, chance' },
  { pattern: /\bmoods?\b/i, instead: 'fault mode, state' },
  { pattern: /\bstorms?\b/i, instead: 'chaos test, load' },
  { pattern: /\blost its ear\b/i, instead: 'lost its connection' },
  { pattern: /\bplanted\b/i, instead: 'canary, added violation' },
  { pattern: /\bstirs?\b/i, instead: 'interacts' },
  { pattern: /\banew\b/i, instead: 'again, from scratch' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who, the caller, the user' },
  { pattern: /\bshall\b/i, instead: 'must, should, will' },
  { pattern: /\bfor those who\b/i, instead: 'for users who' },
  { pattern: /\bof another mind\b/i, instead: 'that disagrees' },
  { pattern: /\bhas seen to\b/i, instead: 'has checked' },
  { pattern: /\bhow many (?:it|there) were\b/i, instead: 'the count' },
  { pattern: /\bso many (?:more|of)\b/i, instead: 'a number' },
  { pattern: /\bbooks\b/i, instead: 'ledger, reconciliation' },
  { pattern: /\bdesks?\b/i, instead: 'merchant dashboard' },
  { pattern: /\b(?:stands|stood) in (?:its|the|their) way\b/i, instead: 'prevents, blocks' },
]

export type VocabularyViolation = { line: number; found: string; instead: string }

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** Violations of one file: its path, its identifiers or keys, its comments and the sentences in its strings. */
export function vocabularyViolations(file: string, text: string): VocabularyViolation[] {
  const inPath = namesIn(file.replaceAll(/[^A-Za-z]+/g, ' ')).map((found) => ({ line: 0, ...found }))
  if (file.endsWith('.md')) return [...inPath, ...sentencesIn(text, 0, text)]
  if (/\.jsonc?$/.test(file)) return [...inPath, ...settingsViolations(text)]
  const inSentences: VocabularyViolation[] = []
  // What is left after comments and strings are blanked out is code; offsets, and so line numbers, stay the same.
  const code = text.replaceAll(TOKEN, (token, offset: number) => {
    const isComment = token.startsWith('/')
    // A string without a space is a key or a path, not a sentence.
    if (isComment || token.includes(' ')) inSentences.push(...sentencesIn(text, offset, token))
    return token.replaceAll(/[^\n]/g, ' ')
  })
  const inNames = [...code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index }) =>
    namesIn(name).map((found) => ({ line: lineOf(text, index), ...found })),
  )
  return [...inPath, ...inSentences, ...inNames].toSorted((a, b) => a.line - b.line)
}

/** Settings: keys are names, and values and comments with a space are sentences. */
function settingsViolations(text: string): VocabularyViolation[] {
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const isKey = token.startsWith('"') && /^\s*:/.test(text.slice(index + token.length))
    const inKey = isKey ? namesIn(token.replaceAll(/[^A-Za-z]+/g, ' ')) : []
    const isSentence = token.startsWith('/') || token.includes(' ')
    return [
      ...inKey.map((found) => ({ line: lineOf(text, index), ...found })),
      ...(isSentence ? sentencesIn(text, index, token) : []),
    ]
  })
}

function namesIn(name: string): { found: string; instead: string }[] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((word) => word.toLowerCase())
  return names.flatMap(({ pattern, instead }) =>
    words.some((word) => pattern.test(word)) ? [{ found: name.trim(), instead }] : [],
  )
}

function sentencesIn(text: string, offset: number, sentences: string): VocabularyViolation[] {
  return prose.flatMap(({ pattern, instead }) =>
    [...sentences.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: found, index }) => ({
      line: lineOf(text, offset + index),
      found,
      instead,
    })),
  )
}

function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
