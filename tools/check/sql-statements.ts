/** One statement: without comments, with one space between words, names unquoted and everything in lower case. */
export type SqlStatement = string

/**
 * Splits SQL into statements. Contents of strings are removed and bodies of functions become `$body$`, so that nothing
 * in them looks like SQL of the migration itself.
 */
export function sqlStatements(sql: string): SqlStatement[] {
  const parts = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|[\s\S]/g
  let code = ''
  for (const [part] of sql.matchAll(parts)) {
    if (/^(?:--|\/\*)/.test(part)) code += ' '
    else if (part.startsWith("'")) code += "''"
    else if (part.length > 1) code += '$body$'
    else code += part
  }
  return code
    .split(';')
    .map((one) => one.replaceAll('"', '').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean)
}

/** Splits at commas outside of parentheses: the actions of one ALTER TABLE. */
export function atTopCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
