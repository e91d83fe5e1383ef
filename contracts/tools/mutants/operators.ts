import { child, children, type Node, nodesIn, type Tree, typeOf } from '../solidity/ast.ts'

/** One small fault: the text at a position of a file, and its replacement. Named after SuMo's operators. */
export type Mutant = {
  operator: string
  file: string
  line: number
  start: number
  length: number
  original: string
  replacement: string
}

type Change = { operator: string; start: number; end: number; replacement: string }

/** Every mutant of a file. Places are bytes, as the compiler counts. */
export function mutantsOf(tree: Tree, file: string, text: string): Mutant[] {
  const unit = tree.units.get(file)
  if (!unit) throw new Error(`${file} was not compiled`)
  const bytes = Buffer.from(text, 'utf8')
  return [...nodesIn(unit)].flatMap((node) =>
    changesOf(tree, node, new Text(bytes)).map(({ operator, start, end, replacement }) => ({
      operator,
      file,
      line: bytes.subarray(0, start).toString('utf8').split('\n').length,
      start,
      length: end - start,
      original: bytes.subarray(start, end).toString('utf8'),
      replacement,
    })),
  )
}

/** The file with the fault in it. */
export function mutated(text: string, { start, length, replacement }: Mutant): string {
  const bytes = Buffer.from(text, 'utf8')
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(start + length)]
  return Buffer.concat([before, Buffer.from(replacement, 'utf8'), after]).toString('utf8')
}

class Text {
  private readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  range(node: Node): { start: number; end: number } {
    const [start = 0, length = 0] = node.src.split(':').map(Number)
    return { start, end: start + length }
  }

  of(node: Node): string {
    const { start, end } = this.range(node)
    return this.bytes.subarray(start, end).toString('utf8')
  }

  /** A statement with its semicolon, which the compiler does not include. */
  statement(node: Node): { start: number; end: number } {
    const { start, end } = this.range(node)
    return { start, end: this.bytes[end] === ';'.charCodeAt(0) ? end + 1 : end }
  }

  find(word: string, from: number, to: number): { start: number; end: number } | undefined {
    const at = this.bytes.subarray(from, to).indexOf(word)
    return at < 0 ? undefined : { start: from + at, end: from + at + Buffer.byteLength(word) }
  }
}

const binary: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['/'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
  '&&': ['||'],
  '||': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
}

const assignments: Readonly<Record<string, readonly string[]>> = {
  '+=': ['-=', '='],
  '-=': ['+=', '='],
  '*=': ['/=', '='],
  '|=': ['&=', '='],
  '&=': ['|=', '='],
}

function changesOf(tree: Tree, node: Node, text: Text): Change[] {
  switch (node.nodeType) {
    case 'BinaryOperation':
      return between(node, text, 'leftExpression', 'rightExpression', binary, 'BOR')
    case 'Assignment':
      return between(node, text, 'leftHandSide', 'rightHandSide', assignments, 'AOR')
    case 'IfStatement':
    case 'Conditional':
      return conditions(node, text, 'CSC', ['true', 'false'])
    case 'ForStatement':
    case 'WhileStatement':
      return conditions(node, text, 'LSC', ['false'])
    case 'EmitStatement':
      return [{ operator: 'EED', ...text.statement(node), replacement: '{}' }]
    case 'RevertStatement':
      return [{ operator: 'EHC', ...text.statement(node), replacement: '{}' }]
    case 'Return':
      return returns(node, text)
    case 'ModifierInvocation':
      return node['kind'] === 'modifierInvocation'
        ? [{ operator: 'MOD', ...text.range(node), replacement: '' }]
        : []
    case 'ExpressionStatement':
      return statements(node, text)
    case 'UnaryOperation':
      return unary(node, text)
    case 'Literal':
      return literals(node, text)
    case 'MemberAccess':
      return members(tree, node, text)
    case 'FunctionCall':
      return text.of(node) === 'address(0)'
        ? [{ operator: 'AVR', ...text.range(node), replacement: 'address(this)' }]
        : []
    case 'FunctionDefinition':
      return payable(node, text)
    default:
      return []
  }
}

function between(
  node: Node,
  text: Text,
  left: string,
  right: string,
  table: Readonly<Record<string, readonly string[]>>,
  operator: string,
): Change[] {
  const [a, b] = [child(node, left), child(node, right)]
  const sign = String(node['operator'])
  const place = a && b && text.find(sign, text.range(a).end, text.range(b).start)
  if (!place) return []
  return (table[sign] ?? []).map((replacement) => ({ operator, ...place, replacement }))
}

function conditions(node: Node, text: Text, operator: string, values: readonly string[]): Change[] {
  const condition = child(node, 'condition')
  if (!condition) return []
  return values.map((replacement) => ({ operator, ...text.range(condition), replacement }))
}

function returns(node: Node, text: Text): Change[] {
  const value = child(node, 'expression')
  if (!value) return []
  const gone: Change = { operator: 'RSD', ...text.statement(node), replacement: '{}' }
  const parts = value.nodeType === 'TupleExpression' ? children(value, 'components') : []
  const [a, b] = parts
  if (parts.length !== 2 || !a || !b) return [gone]
  return [gone, { operator: 'RVS', ...text.range(value), replacement: `(${text.of(b)}, ${text.of(a)})` }]
}

function statements(node: Node, text: Text): Change[] {
  const inner = child(node, 'expression')
  if (inner?.['operator'] === 'delete')
    return [{ operator: 'DOD', ...text.statement(node), replacement: '{}' }]
  // Not one of SuMo's: a check, a payment or a transfer that is left out.
  if (inner?.nodeType === 'FunctionCall')
    return [{ operator: 'call', ...text.statement(node), replacement: '{}' }]
  return []
}

function unary(node: Node, text: Text): Change[] {
  const sign = String(node['operator'])
  const { start, end } = text.range(node)
  const place = text.find(sign, start, end)
  if (!place) return []
  if (sign === '++') return [{ operator: 'UORD', ...place, replacement: '--' }]
  if (sign === '--') return [{ operator: 'UORD', ...place, replacement: '++' }]
  return sign === '!' || sign === '~' ? [{ operator: 'UORD', ...place, replacement: '' }] : []
}

function literals(node: Node, text: Text): Change[] {
  const place = text.range(node)
  const value = String(node['value'])
  if (node['kind'] === 'bool')
    return [{ operator: 'BLR', ...place, replacement: value === 'true' ? 'false' : 'true' }]
  if (node['kind'] !== 'number' || node['subdenomination'] || !/^[0-9_]+$/.test(value)) return []
  const number = BigInt(value.replaceAll('_', ''))
  const others = number === 0n ? [1n] : [number + 1n, number - 1n]
  return others.map((other) => ({ operator: 'ILR', ...place, replacement: String(other) }))
}

function members(tree: Tree, node: Node, text: Text): Change[] {
  const written = text.of(node)
  if (written === 'block.timestamp')
    return [{ operator: 'GVR', ...text.range(node), replacement: 'block.number' }]
  if (written === 'msg.value') return [{ operator: 'GVR', ...text.range(node), replacement: 'tx.gasprice' }]
  if (written === 'msg.sender') return [{ operator: 'TOR', ...text.range(node), replacement: 'tx.origin' }]
  const of = child(node, 'expression')
  if (!typeOf(of).startsWith('t_type$_t_enum')) return []
  const declared = tree.declared.get(Number(of?.['referencedDeclaration']))
  const names = declared ? children(declared, 'members').map(({ name }) => String(name)) : []
  return names
    .filter((name) => name !== node['memberName'] && of)
    .map((name) => ({ operator: 'ER', ...text.range(node), replacement: `${of ? text.of(of) : ''}.${name}` }))
}

function payable(node: Node, text: Text): Change[] {
  const body = child(node, 'body')
  if (node['stateMutability'] !== 'payable' || node['kind'] !== 'function' || !body) return []
  const place = text.find('payable', text.range(node).start, text.range(body).start)
  return place ? [{ operator: 'PKD', ...place, replacement: '' }] : []
}
