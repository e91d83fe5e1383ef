import { child, children, type Node, nodesIn, type Tree, typeOf } from '../solidity/ast.ts'
import { bodiesOf, calledIn, contractsIn, entriesOf, type Entry, isInternalCall, nameOf } from './reach.ts'
import { writesAfterCalls } from './reentrancy.ts'

export type RuleName =
  | 'reentrancy'
  | 'unchecked-call'
  | 'open-function'
  | 'entropy'
  | 'tx-origin'
  | 'selfdestruct'
  | 'delegatecall'
  | 'packed-collision'
  | 'foreign-from'

/** A finding of a rule: the function, the position in the text, and the message. */
export type Finding = { rule: RuleName; name: string; place: string; says: string }

/** Looks for known causes of lost funds, in every contract of src/ and in all their internal calls. */
export function findingsIn(tree: Tree): Finding[] {
  const entries = entriesOf(tree)
  const found = [
    ...entries.flatMap((entry) => reentrancy(tree, entry)),
    ...entries.flatMap((entry) => openFunction(tree, entry)),
    ...functionsIn(tree).flatMap((fn) => inFunction(tree, fn)),
  ]
  // A function that several contracts inherit is one function.
  return [...new Map(found.map((one) => [`${one.rule} ${one.name} ${one.place}`, one])).values()]
}

function reentrancy(tree: Tree, entry: Entry): Finding[] {
  return writesAfterCalls(tree, entry).map(({ write, call }) => ({
    rule: 'reentrancy',
    name: entry.name,
    place: tree.place(write),
    says: `state is written after the call at ${tree.place(call)}`,
  }))
}

const askers = new Set(['isAdmin', 'isPauser', 'hasRole'])

/** A state-changing function without access control. The written list says whether that is intended. */
function openFunction(tree: Tree, { contract, fn, name }: Entry): Finding[] {
  const isRuled = bodiesOf(tree, contract, fn)
    .flatMap((body) => [...nodesIn(body)])
    .flatMap((node) => refusalOf(node))
    .some((condition) => asksWho(tree, contract, condition))
  if (isRuled) return []
  return [
    {
      rule: 'open-function',
      name,
      place: tree.place(fn),
      says: 'changes state, and asks nobody who they are',
    },
  ]
}

/** The condition under which a statement reverts. */
function refusalOf(node: Node): Node[] {
  const condition = child(node, 'condition')
  if (node.nodeType === 'IfStatement' && condition) {
    const body = child(node, 'trueBody')
    const first = body?.nodeType === 'Block' ? children(body, 'statements')[0] : body
    return isRevert(first) ? [condition] : []
  }
  const isRequire = node.nodeType === 'FunctionCall' && child(node, 'expression')?.['name'] === 'require'
  return isRequire ? children(node, 'arguments').slice(0, 1) : []
}

function isRevert(statement: Node | undefined): boolean {
  if (statement?.nodeType !== 'ExpressionStatement') return statement?.nodeType === 'RevertStatement'
  const call = child(statement, 'expression')
  return call !== undefined && child(call, 'expression')?.['name'] === 'revert'
}

function asksWho(tree: Tree, contract: Node, condition: Node): boolean {
  const inside = [...nodesIn(condition)]
    .filter(isInternalCall)
    .map((call) => calledIn(tree, contract, child(call, 'expression')))
    .filter((each) => each !== undefined)
  return [condition, ...inside.flatMap((each) => bodiesOf(tree, contract, each))]
    .flatMap((each) => [...nodesIn(each)])
    .some((node) => {
      if (node.nodeType === 'BinaryOperation' && /^[!=]=$/.test(String(node['operator'])))
        return [child(node, 'leftExpression'), child(node, 'rightExpression')].some(isCaller)
      return (
        node.nodeType === 'FunctionCall' &&
        askers.has(String(child(node, 'expression')?.['memberName'])) &&
        children(node, 'arguments').some(isCaller)
      )
    })
}

/** `msg.sender`, or OpenZeppelin's name for it. */
function isCaller(node: Node | undefined): boolean {
  const isSender = node?.['memberName'] === 'sender' && child(node, 'expression')?.['name'] === 'msg'
  return isSender || (node !== undefined && child(node, 'expression')?.['name'] === '_msgSender')
}

type Written = { name: string; body: Node }

/** Every function and modifier defined in src/, called or not. */
function functionsIn(tree: Tree): Written[] {
  const free = [...tree.units]
    .filter(([file]) => file.startsWith('src/'))
    .flatMap(([, unit]) => children(unit, 'nodes'))
  return [...free, ...contractsIn(tree).flatMap((contract) => children(contract, 'nodes'))]
    .filter(({ nodeType }) => nodeType === 'FunctionDefinition' || nodeType === 'ModifierDefinition')
    .map((fn) => ({ name: nameOf(tree, fn), body: fn }))
}

function inFunction(tree: Tree, { name, body }: Written): Finding[] {
  return [...nodesIn(body)].flatMap((node) =>
    faultsOf(node).map(([rule, says]) => ({ rule, name, place: tree.place(node), says })),
  )
}

type Fault = [rule: RuleName, says: string]

function faultsOf(node: Node): Fault[] {
  switch (node.nodeType) {
    case 'MemberAccess':
      return member(node)
    case 'Identifier':
      return identifier(node)
    case 'ExpressionStatement':
      return ignored(child(node, 'expression'))
    case 'VariableDeclarationStatement':
      return halfRead(node)
    case 'YulExpressionStatement':
      return yulIgnored(child(node, 'expression'))
    case 'YulFunctionCall':
      return yulNamed(String(child(node, 'functionName')?.['name']))
    case 'FunctionCall':
      return [...packed(node), ...foreignFrom(node)]
    default:
      return []
  }
}

const entropy = 'what a block says of itself is known to, or chosen by, who makes the block'

function member(node: Node): Fault[] {
  const [name, of] = [String(node['memberName']), String(child(node, 'expression')?.['name'])]
  if (of === 'block' && (name === 'prevrandao' || name === 'difficulty')) return [['entropy', entropy]]
  if (of === 'tx' && name === 'origin') return [['tx-origin', 'says who pays for gas, not who calls']]
  if (/^t_function_bare(delegatecall|callcode)/.test(typeOf(node)))
    return [['delegatecall', "another's code would run on this contract's state"]]
  return []
}

function identifier(node: Node): Fault[] {
  const name = String(node['name'])
  if (/^t_function_(blockhash|blobhash)/.test(typeOf(node))) return [['entropy', entropy]]
  if (typeOf(node).startsWith('t_function_selfdestruct'))
    return [['selfdestruct', `${name} takes the contract away`]]
  return []
}

function yulNamed(name: string): Fault[] {
  if (/^(blockhash|blobhash|prevrandao|difficulty)$/.test(name)) return [['entropy', entropy]]
  if (name === 'origin') return [['tx-origin', 'says who pays for gas, not who calls']]
  if (name === 'selfdestruct') return [['selfdestruct', 'takes the contract away']]
  if (name === 'delegatecall' || name === 'callcode')
    return [['delegatecall', "another's code would run on this contract's state"]]
  return []
}

const tokenCalls = new Set(['transfer', 'transferFrom', 'approve'])

/** A call whose result is ignored. */
function ignored(call: Node | undefined): Fault[] {
  if (call?.nodeType !== 'FunctionCall') return []
  const written = child(call, 'expression')
  const callee = written?.nodeType === 'FunctionCallOptions' ? child(written, 'expression') : written
  if (/^t_function_(bare|send)/.test(typeOf(callee)))
    return [['unchecked-call', 'nobody looks whether the call succeeded']]
  if (tokenCalls.has(String(callee?.['memberName'])) && typeOf(call) === 't_bool')
    return [['unchecked-call', 'a token may say false, or nothing: SafeTransferLib looks']]
  return []
}

/** `(, bytes memory answer) = a.call(…)` */
function halfRead(node: Node): Fault[] {
  const call = child(node, 'initialValue')
  const written = call && child(call, 'expression')
  const callee = written?.nodeType === 'FunctionCallOptions' ? child(written, 'expression') : written
  const [success] = node['declarations'] as (Node | null)[]
  if (success !== null || !typeOf(callee).startsWith('t_function_bare')) return []
  return [['unchecked-call', 'nobody looks whether the call succeeded']]
}

function yulIgnored(call: Node | undefined): Fault[] {
  const name = (node: Node | undefined): string => String(node && child(node, 'functionName')?.['name'])
  const inner = name(call) === 'pop' && call ? children(call, 'arguments')[0] : call
  if (!/^(call|callcode|delegatecall|staticcall)$/.test(name(inner))) return []
  return [['unchecked-call', 'nobody looks whether the call succeeded']]
}

/** Two dynamic parts in sequence: `("ab", "c")` and `("a", "bc")` have the same packed encoding. */
function packed(node: Node): Fault[] {
  if (!typeOf(child(node, 'expression')).startsWith('t_function_abiencodepacked')) return []
  const loose = children(node, 'arguments').filter((each) =>
    /^t_(string|bytes)_|^t_array.*dyn_/.test(typeOf(each)),
  )
  return loose.length > 1 ? [['packed-collision', 'two parts of any length are packed without a border']] : []
}

const moves = new Set(['transferFrom', 'safeTransferFrom'])

/** Transfers from somebody who is neither the caller nor this contract. */
function foreignFrom(node: Node): Fault[] {
  const callee = child(node, 'expression')
  if (!moves.has(String(callee?.['memberName']))) return []
  const args = children(node, 'arguments')
  // SafeTransferLib takes the token before the sender.
  const from = typeOf(callee).startsWith('t_function_internal') ? args[1] : args[0]
  const isOwn = from?.nodeType === 'FunctionCall' && children(from, 'arguments')[0]?.['name'] === 'this'
  if (isCaller(from) || isOwn) return []
  return [['foreign-from', 'moves what is not the caller’s']]
}
