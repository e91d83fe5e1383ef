import { parseSync } from 'oxc-parser'

export type TransactionViolation = { line: number; reason: string }

type See = (node: Node, parent: Node | undefined) => 'enter' | 'skip'
type Node = { type: string; start: number; [key: string]: unknown }

/** Names that mean the connection pool wherever they are not parameters of the transaction itself. */
const poolNames = new Set(['db', 'pool'])

/** SQL of the API's modules: it runs on the connection or the transaction that a use case passes to it. */
const stores = /^apps\/api\/src\/modules\/(.+\/)?(store|projection)\.ts$/

/**
 * Finds work inside a transaction that does not run on it. A transaction holds one connection of the pool; one that
 * waits for a second connection can deadlock the whole pool under load.
 *
 * Two rules apply to the callback of `.transaction(…)` and to every function that takes a `Transaction` (or a `tx`):
 * the pool is not mentioned, and each `await` mentions the transaction or something made from it. A third rule applies
 * to stores and projections: they open no transaction.
 */
export function transactionViolations(file: string, source: string): TransactionViolation[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: TransactionViolation[] = []
  const report = (node: Node, reason: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, reason })
  visit(program as unknown as Node, (node, parent) => {
    const handles = isFunction(node) ? handlesOf(node, parent) : []
    if (handles.length === 0) return 'enter'
    checkScope(node, new Set(handles), report)
    return 'skip'
  })
  if (stores.test(file)) {
    visit(program as unknown as Node, (node) => {
      const isOpening = node.type === 'CallExpression' && propertyOf(node['callee'] as Node) === 'transaction'
      if (isOpening) report(node, 'a store opens a transaction; the use case opens it and passes it on')
      return 'enter'
    })
  }
  return found
}

function checkScope(scope: Node, handles: Set<string>, report: (node: Node, reason: string) => void): void {
  visit(scope['body'] as Node, (node, parent) => {
    if (isFunction(node)) for (const name of handlesOf(node, parent)) handles.add(name)
    if (node.type === 'VariableDeclarator') addDerived(node, handles)
    return 'enter'
  })
  visit(scope['body'] as Node, (node, parent) => {
    if (isReference(node, parent) && poolNames.has(nameOf(node)) && !handles.has(nameOf(node))) {
      report(node, `"${nameOf(node)}" takes a second connection inside a transaction`)
    }
    if (node.type === 'AwaitExpression' && !mentions(node['argument'] as Node, handles)) {
      report(node, 'waits inside a transaction for something that does not run on it')
    }
    return 'enter'
  })
}

/** `const store = claimStore(tx)` runs on the transaction; `const order = await lockOrder(tx)` is only data. */
function addDerived(declarator: Node, handles: Set<string>): void {
  const [id, init] = [declarator['id'] as Node, declarator['init'] as Node | null]
  if (!init || id.type !== 'Identifier' || init.type === 'AwaitExpression') return
  if (mentions(init, handles)) handles.add(nameOf(id))
}

/** The parameters of a function that are the transaction. */
function handlesOf(fn: Node, parent?: Node): string[] {
  const params = (fn['params'] as Node[]).map((param) =>
    param.type === 'AssignmentPattern' ? (param['left'] as Node) : param,
  )
  const isCallback =
    parent?.type === 'CallExpression' &&
    (parent['arguments'] as Node[])[0] === fn &&
    propertyOf(parent['callee'] as Node) === 'transaction'
  return params.flatMap((param, index) => {
    if (param.type !== 'Identifier') return []
    const isHandle = (isCallback && index === 0) || nameOf(param) === 'tx' || isTypedTransaction(param)
    return isHandle ? nameOf(param) : []
  })
}

function isTypedTransaction(param: Node): boolean {
  const type = (param['typeAnnotation'] as Node | null | undefined)?.['typeAnnotation'] as Node | undefined
  const parts = type?.type === 'TSUnionType' ? (type['types'] as Node[]) : type ? [type] : []
  return parts.some(
    (part) => part.type === 'TSTypeReference' && nameOf(part['typeName'] as Node) === 'Transaction',
  )
}

function mentions(node: Node, names: ReadonlySet<string>): boolean {
  let isFound = false
  visit(node, (one, parent) => {
    if (isReference(one, parent) && names.has(nameOf(one))) isFound = true
    return 'enter'
  })
  return isFound
}

/** An identifier that stands for a value, not for a property or a key. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (node.type !== 'Identifier') return false
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true
  if (parent?.type === 'Property') return parent['value'] === node
  return true
}

function isFunction(node: Node): boolean {
  return (
    (node.type === 'ArrowFunctionExpression' ||
      node.type === 'FunctionExpression' ||
      node.type === 'FunctionDeclaration') &&
    Boolean(node['body'])
  )
}

function propertyOf(callee: Node): string | undefined {
  return callee.type === 'MemberExpression' ? nameOf(callee['property'] as Node) : undefined
}

function nameOf(node: Node): string {
  return typeof node['name'] === 'string' ? node['name'] : ''
}

/** Walks values only: type annotations name no connection. */
function visit(node: Node, see: See, parent?: Node): void {
  if (node.type.startsWith('TS') && !valueWrappers.has(node.type)) return
  if (see(node, parent) === 'skip') return
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const one of child) if (isNode(one)) visit(one, see, node)
    } else if (isNode(child)) {
      visit(child, see, node)
    }
  }
}

const valueWrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
