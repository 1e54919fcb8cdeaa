/**
 * In production visitors are answered what our own pages ask, and nothing else: a text of one's own needs a session, as
 * the explorer's users have, or an API key. Reading the schema and signing in are open, or nobody could begin.
 */
import { Kind, type DocumentNode } from 'graphql'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import * as texts from '#texts/ui/errors.js'
import { config } from '../config.ts'
import type { Context } from '../context.ts'
import { unauthenticated } from '../errors.ts'
import { isPersisted, persistedId } from './persisted.ts'

const open = new Set(['__schema', '__type', '__typename', 'login'])

const isOpen = ({ definitions }: DocumentNode) =>
  definitions.every(
    (definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ||
      (definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.every(
          (selection) => selection.kind === Kind.FIELD && open.has(selection.name.value),
        )),
  )

/** Throws UNAUTHENTICATED for a visitor's own text. */
function refuse(document: DocumentNode, { viewer, params }: Context & YogaInitialContext) {
  if (!config.production || viewer || isOpen(document)) return
  if (persistedId(params.extensions) || isPersisted(params.query ?? '')) return
  throw unauthenticated(texts.ownOperations())
}

export const ownTexts: Plugin = {
  onExecute: ({ args }) => refuse(args.document, args.contextValue as Context & YogaInitialContext),
  onSubscribe: ({ args }) => refuse(args.document, args.contextValue as Context & YogaInitialContext),
}
