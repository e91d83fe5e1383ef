const CODE = /^(function|constructor|modifier|receive|event|error|using)\b/
const TYPE = /^(struct|enum)\b/

/**
 * A contract reduced to what a proof is about: the functions named and the types and state they use. The solver would
 * otherwise follow every function of the contract and of the libraries behind it. Every statement that is left is the
 * contract's own.
 * @param source A file in the format of `forge fmt` with one contract.
 * @param functions The functions to keep, which a property can call whatever their visibility.
 */
export function sliceOf(source: string, functions: readonly string[]): string {
  const text = source.replaceAll(/^ *\/\/.*\n/gm, '')
  const header = /^(?:abstract )?contract (\w+)[^{]*\{$/m.exec(text)
  if (!header) throw new Error('a slice is made of a file with one contract')
  const [line, name] = header
  const members = membersOf(text.slice(header.index + line.length))
  const missing = functions.filter((wanted) => !members.some((member) => isFunction(member, wanted)))
  if (missing.length > 0) throw new Error(`${name} has no ${missing.join(', ')}`)
  const selected = selectedOf(members, functions).map((member) => plain(member))
  const body = `abstract contract ${name} {\n${selected.join('\n')}\n}\n`
  return `// SPDX-License-Identifier: MIT\npragma solidity 0.8.37;\n${importsOf(text.slice(0, header.index), body)}${body}`
}

/** A member begins at the first level of indentation, and ends on its line or with a brace at that level. */
function membersOf(body: string): string[] {
  const member = /^ {4}(?! |\})(?:.*;|.*\}|.*\n(?:(?: {5,}|\n| {4}\)| {4}\{).*\n?)*(?: {4}\}|(?<=;)))$/gm
  return [...body.matchAll(member)].map(([text]) => text.trim())
}

function isFunction(member: string, name: string): boolean {
  return member.startsWith(`function ${name}(`)
}

/** The functions named, every type, and the variables that the functions use. */
function selectedOf(members: readonly string[], functions: readonly string[]): string[] {
  const named = members.filter((member) => functions.some((name) => isFunction(member, name)))
  const code = named.join('\n')
  return members.filter((member) => {
    if (named.includes(member) || TYPE.test(member)) return true
    if (CODE.test(member)) return false
    const variable = /(\w+)(?: = [^;]*)?;$/.exec(member)?.[1]
    return variable !== undefined && new RegExp(`\\b${variable}\\b`).test(code)
  })
}

/** Visible to a property, with every variable at an arbitrary value. */
function plain(member: string): string {
  const text = member.replace(/\b(private|public|external)\b/, 'internal').replace(' immutable', '')
  return CODE.test(member) || text.includes(' constant ') ? text : text.replace(/ = [^;{]*;$/, ';')
}

function importsOf(head: string, body: string): string {
  const isUsed = (symbol: string) => new RegExp(`\\b${symbol}\\b`).test(body)
  return [...head.matchAll(/^import \{([^}]+)\} from ("[^"]+");\n/gm)]
    .map(([, symbols = '', path = '']) => ({
      symbols: symbols.split(/,\s*/).filter((symbol) => isUsed(symbol)),
      path,
    }))
    .filter(({ symbols }) => symbols.length > 0)
    .map(({ symbols, path }) => `import {${symbols.join(', ')}} from ${path};\n`)
    .join('')
}
