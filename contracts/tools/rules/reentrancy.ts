import { child, children, type Node, type Tree, typeOf } from '../solidity/ast.ts'
import { calledIn, type Entry, isInternalCall } from './reach.ts'

/** The state before a statement: no external call yet, an external call was made, or unreachable. */
type Way = 'clean' | 'ended' | Node

/** Finds writes to state after an external call, on any path through the function. */
export function writesAfterCalls(tree: Tree, { contract, fn }: Entry): { write: Node; call: Node }[] {
  if (isGuarded(tree, contract, fn)) return []
  const walk = new Walk(tree, contract)
  walk.enter(fn, 'clean')
  return walk.found
}

function isGuarded(tree: Tree, contract: Node, fn: Node): boolean {
  return children(fn, 'modifiers').some((each) => {
    const modifier = calledIn(tree, contract, child(each, 'modifierName'))
    return modifier?.['name'] === 'nonReentrant' && tree.place(modifier).includes('@openzeppelin/')
  })
}

function join(a: Way, b: Way): Way {
  if (a === 'ended') return b
  if (b === 'ended') return a
  return a === 'clean' ? b : a
}

const outside =
  /^t_function_(external|barecall|baredelegatecall|barecallcode|send|transfer|creation|delegatecall)_/
const yulCalls = new Set(['call', 'callcode', 'delegatecall', 'create', 'create2'])
const yulWrites = new Set(['sstore', 'tstore'])

/** Walks a function in execution order, into all internal calls, and both branches of every condition. */
class Walk {
  readonly found: { write: Node; call: Node }[] = []
  private readonly tree: Tree
  private readonly contract: Node
  private readonly stack: Node[] = []
  /** The body that `_` stands for in the current modifiers. */
  private readonly rests: ((way: Way) => Way)[] = []
  /** How the current function was left early, and the iteration of the current loop. */
  private returned: Way = 'ended'
  private left: Way = 'ended'

  constructor(tree: Tree, contract: Node) {
    this.tree = tree
    this.contract = contract
  }

  enter(fn: Node, way: Way): Way {
    const body = child(fn, 'body')
    if (!body || way === 'ended' || this.stack.includes(fn)) return way
    this.stack.push(fn)
    const modifiers = children(fn, 'modifiers')
      .map((each) => calledIn(this.tree, this.contract, child(each, 'modifierName')))
      .filter((each) => each?.nodeType === 'ModifierDefinition')
    const run = (index: number, now: Way): Way => {
      const modifier = modifiers[index]
      if (!modifier) return this.body(body, now)
      this.rests.push((then) => run(index + 1, then))
      const after = this.body(child(modifier, 'body'), now)
      this.rests.pop()
      return after
    }
    const after = run(0, way)
    this.stack.pop()
    return after
  }

  private body(body: Node | undefined, way: Way): Way {
    const before = this.returned
    this.returned = 'ended'
    const through = this.step(body, way)
    const after = join(through, this.returned)
    this.returned = before
    return after
  }

  private all(nodes: readonly (Node | undefined)[], way: Way): Way {
    let now = way
    for (const node of nodes) now = this.step(node, now)
    return now
  }

  private step(node: Node | undefined, way: Way): Way {
    if (!node || way === 'ended') return way
    const at = (field: string): Node | undefined => child(node, field)
    switch (node.nodeType) {
      case 'IfStatement': {
        const now = this.step(at('condition'), way)
        return join(this.step(at('trueBody'), now), this.step(at('falseBody'), now))
      }
      case 'Conditional': {
        const now = this.step(at('condition'), way)
        return join(this.step(at('trueExpression'), now), this.step(at('falseExpression'), now))
      }
      case 'ForStatement':
        return this.loop(this.step(at('initializationExpression'), way), [
          at('condition'),
          at('body'),
          at('loopExpression'),
        ])
      case 'WhileStatement':
      case 'DoWhileStatement':
        return this.loop(way, [at('condition'), at('body')])
      case 'Break':
      case 'Continue':
        this.left = join(this.left, way)
        return 'ended'
      case 'Return':
        this.returned = join(this.returned, this.step(at('expression'), way))
        return 'ended'
      case 'RevertStatement':
        return 'ended'
      case 'PlaceholderStatement': {
        const rest = this.rests.pop()
        if (!rest) return way
        const after = rest(way)
        this.rests.push(rest)
        return after
      }
      case 'TryStatement': {
        const now = this.step(at('externalCall'), way)
        return children(node, 'clauses').reduce<Way>(
          (sum, each) => join(sum, this.step(child(each, 'block'), now)),
          'ended',
        )
      }
      case 'Assignment':
        return this.write(at('leftHandSide'), this.all([at('rightHandSide'), at('leftHandSide')], way))
      case 'UnaryOperation': {
        const now = this.step(at('subExpression'), way)
        return /^(\+\+|--|delete)$/.test(String(node['operator']))
          ? this.write(at('subExpression'), now)
          : now
      }
      case 'FunctionCall':
        return this.call(node, way)
      case 'YulFunctionCall': {
        const now = this.all(children(node, 'arguments'), way)
        const name = String(child(node, 'functionName')?.['name'])
        if (yulWrites.has(name)) return this.written(node, now)
        return yulCalls.has(name) ? node : now
      }
      default:
        return this.all(parts(node), way)
    }
  }

  private loop(way: Way, round: readonly (Node | undefined)[]): Way {
    const before = this.left
    let now = way
    // Twice: an external call of one iteration precedes the writes of the next.
    for (let i = 0; i < 2; i++) {
      this.left = 'ended'
      now = join(now, join(this.all(round, now), this.left))
    }
    this.left = before
    return now
  }

  private call(node: Node, way: Way): Way {
    const callee = child(node, 'expression')
    const now = this.all([...(callee ? parts(callee) : []), ...children(node, 'arguments')], way)
    if (isInternalCall(node)) {
      const fn = calledIn(this.tree, this.contract, callee)
      return fn ? this.enter(fn, now) : now
    }
    const type = typeOf(callee)
    if (/^t_function_array(push|pop)_/.test(type)) return this.written(node, now)
    return outside.test(type) && !/^t_function_[a-z]+_(view|pure)/.test(type) ? node : now
  }

  private write(target: Node | undefined, way: Way): Way {
    if (target?.nodeType === 'TupleExpression')
      return children(target, 'components').reduce((now, each) => this.write(each, now), way)
    return target && isStorage(this.tree, target) ? this.written(target, way) : way
  }

  private written(write: Node, way: Way): Way {
    if (typeof way === 'object' && !this.found.some((one) => one.write === write))
      this.found.push({ write, call: way })
    return way
  }
}

/** Whether an assignment's target outlives the call. */
function isStorage(tree: Tree, target: Node): boolean {
  if (target.nodeType === 'Identifier') {
    return tree.declared.get(Number(target['referencedDeclaration']))?.['stateVariable'] === true
  }
  const base = child(target, target.nodeType === 'IndexAccess' ? 'baseExpression' : 'expression')
  return /^t_mapping|_storage(_ptr)?$/.test(typeOf(base))
}

/** The children of a node, in the order of the text. */
function parts(node: Node): Node[] {
  return Object.values(node).flatMap((value) => {
    if (Array.isArray(value)) return value.filter((each): each is Node => isNode(each))
    return isNode(value) ? [value] : []
  })
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'nodeType' in value
}
