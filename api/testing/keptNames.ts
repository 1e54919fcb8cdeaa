/** Finds the names under which the server keeps changes: those that its code writes out. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { childrenOf, literalOf, nameOf, type Node } from '../../scripts/texts/syntax.ts'

interface KeptName {
  file: string
  field: string
  /** The kind of record, where the code names it. */
  entity: string
  /** The actions that the file defines. */
  actions: string[]
}

const root = path.resolve(import.meta.dirname, '../..')

/** What is called with changes. */
const writes = new Set(['audit', 'writeAudit', 'recordSettings', 'changesOf'])
/** What a part of a program says of changes itself. */
const saysChanges = /\b(?:audit|Changes|changesOf|recordSettings|changes:)\b/
/** Pairs that are no value before and after, by their names. */
const others = new Set(['AND', 'OR', 'in', 'orderBy', 'enum', 'create', 'to', 'viewer'])
/** What stands beside the changes of an entry. */
const ofEntry = new Set(['action', 'entity', 'entityId', 'changes', 'comment', 'id'])

/** A value before and one after. */
const isPair = (node: Node) => node.type === 'ArrayExpression' && (node['elements'] as readonly unknown[]).length === 2

function keptIn(file: string): KeptName[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (!saysChanges.test(source)) return []
  const actions = [...source.matchAll(/\bname: '([a-z]\w+)'/g)].map(([, name]) => name!)
  const found: KeptName[] = []
  const entityIn = (call: Node) =>
    (call['arguments'] as Node[]).map((argument) => literalOf(argument)).find((said) => /^[A-Z]/.test(said ?? '')) ?? ''

  function visit(node: Node, written: boolean, entity: string): void {
    if (node.type === 'ObjectPattern') return
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as Node
      const isWrite = writes.has(nameOf(callee.type === 'MemberExpression' ? callee['property'] : callee))
      childrenOf(node).forEach((child) => visit(child, written || isWrite, isWrite ? entityIn(node) || entity : entity))
      return
    }
    if (node.type === 'Property' && !node['computed']) {
      const field = nameOf(node['key'])
      const isName = isPair(node['value'] as Node) || (written && node['shorthand'] === true)
      if (isName && !others.has(field) && !ofEntry.has(field)) found.push({ file, field, entity, actions })
    }
    childrenOf(node).forEach((child) => visit(child, written, entity))
  }

  visit(parseSync(file, source).program as unknown as Node, false, '')
  return found
}

/** All of them; what a call of the documented API answers, and what an import reads, is no change. */
export const keptNames = (): KeptName[] =>
  globSync('api/**/*.ts', { cwd: root, exclude: ['**/__generated__/**', 'api/testing/**', 'api/rest/**'] })
    .filter((file) => !/\.(?:test|notifications|rules|graph)\.ts$|Import\.ts$/.test(file))
    .sort()
    .flatMap(keptIn)
