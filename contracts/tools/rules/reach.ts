import { child, children, type Node, nodesIn, type Tree, typeOf } from '../solidity/ast.ts'

/** A function that anyone can call from outside, in the deployed contract. */
export type Entry = { contract: Node; fn: Node; name: string }

/** Every state-changing function of every deployable contract in src/. */
export function entriesOf(tree: Tree): Entry[] {
  return contractsIn(tree)
    .filter(({ contractKind, abstract }) => contractKind === 'contract' && abstract === false)
    .flatMap((contract) =>
      functionsOf(tree, contract).map((fn) => ({ contract, fn, name: nameOf(tree, fn) })),
    )
}

export function contractsIn(tree: Tree): Node[] {
  return [...tree.units]
    .filter(([file]) => file.startsWith('src/'))
    .flatMap(([, unit]) => children(unit, 'nodes'))
    .filter(({ nodeType }) => nodeType === 'ContractDefinition')
}

/** `Contract.function`, named after the contract that defines the function. */
export function nameOf(tree: Tree, fn: Node): string {
  const home = tree.declared.get(Number(fn['scope']))
  const own = fn['name'] === '' ? String(fn['kind']) : String(fn['name'])
  return home?.nodeType === 'ContractDefinition' ? `${String(home['name'])}.${own}` : own
}

/** The function or modifier that an expression calls inside the same contract, in its most derived override. */
export function calledIn(tree: Tree, contract: Node, callee: Node | undefined): Node | undefined {
  const bare = callee?.nodeType === 'FunctionCallOptions' ? child(callee, 'expression') : callee
  const declared = tree.declared.get(Number(bare?.['referencedDeclaration']))
  if (declared?.nodeType !== 'FunctionDefinition' && declared?.nodeType !== 'ModifierDefinition')
    return undefined
  const isSuper = child(bare ?? declared, 'expression')?.['name'] === 'super'
  return isSuper ? declared : latestOf(tree, contract, declared)
}

export function isInternalCall(node: Node): boolean {
  return (
    node.nodeType === 'FunctionCall' && typeOf(child(node, 'expression')).startsWith('t_function_internal')
  )
}

/** The bodies that run when a function is called: its modifiers', its own, and those of all its internal calls. */
export function bodiesOf(tree: Tree, contract: Node, fn: Node, seen = new Set<Node>()): Node[] {
  if (seen.has(fn)) return []
  seen.add(fn)
  const own = [child(fn, 'body')].filter((body) => body !== undefined)
  const modifiers = children(fn, 'modifiers').map((each) =>
    calledIn(tree, contract, child(each, 'modifierName')),
  )
  const calls = own
    .flatMap((body) => [...nodesIn(body)])
    .filter(isInternalCall)
    .map((call) => calledIn(tree, contract, child(call, 'expression')))
  const reached = [...modifiers, ...calls].filter((each) => each !== undefined)
  return [...own, ...reached.flatMap((each) => bodiesOf(tree, contract, each, seen))]
}

function functionsOf(tree: Tree, contract: Node): Node[] {
  const found = new Map<string, Node>()
  for (const base of linearized(tree, contract)) {
    for (const fn of children(base, 'nodes')) {
      if (fn.nodeType !== 'FunctionDefinition' || fn['implemented'] !== true || fn['kind'] === 'constructor')
        continue
      const key = String(fn['functionSelector'] ?? fn['kind'])
      const isEntry = fn['visibility'] === 'external' || fn['visibility'] === 'public'
      if (isEntry && !found.has(key)) found.set(key, fn)
    }
  }
  return [...found.values()].filter(({ stateMutability }) => !/^(view|pure)$/.test(String(stateMutability)))
}

function latestOf(tree: Tree, contract: Node, declared: Node): Node {
  const isOverride = (each: Node): boolean => {
    if (each === declared) return true
    const bases = (each['baseFunctions'] ?? each['baseModifiers'] ?? []) as number[]
    return bases.some((id) => {
      const base = tree.declared.get(id)
      return base !== undefined && isOverride(base)
    })
  }
  for (const base of linearized(tree, contract)) {
    const latest = children(base, 'nodes').find(
      (each) => each.nodeType === declared.nodeType && child(each, 'body') && isOverride(each),
    )
    if (latest) return latest
  }
  return declared
}

/** The contract and all its bases, the most derived first. */
function linearized(tree: Tree, contract: Node): Node[] {
  return (contract['linearizedBaseContracts'] as number[])
    .map((id) => tree.declared.get(id))
    .filter((base) => base !== undefined)
}
