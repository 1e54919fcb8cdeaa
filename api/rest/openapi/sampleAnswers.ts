/**
 * Sample data of a GraphQL document, as a call's `give` would be handed it. Every value is a mark that names its type;
 * variants have null or an empty list in one place, or the values of an enum, so that what `give` makes of all of them
 * tells the shape of the call's answer.
 */
import {
  getNamedType,
  getOperationAST,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { schema } from '../../schema.ts'

export interface Mark {
  type: GraphQLLeafType
  /** The record that the value belongs to. */
  of: string
}

/** Stands for a value of any form. */
export class AnyJson {}

/** How a sample differs from the first one, in which everything is there. */
interface Variant {
  /** The place, in the order of the document, whose value is null; or every place where it may be. */
  without?: number | 'all'
  /** The list, in the order of the document, that has no entry. */
  empty?: number
  /** Enums have their n-th value instead of a mark. */
  nth?: number
}

/** The types that hold records and are none themselves: what they hold is there, or the call fails. */
const isRecord = (type: GraphQLObjectType) => !/^(Query|Mutation)$|(Payload|Connection|Edge)$/.test(type.name)

/** Numbers from here on are marks. */
const firstNumber = 7_000_000
const markedText = /^~m(\d+)[_-]x~$/i

/** The samples of a document, and the marks in them. */
export class Samples {
  readonly #marks: Mark[] = []
  readonly #operation: OperationDefinitionNode
  /** The names of records for the description, where they differ from the types'. */
  readonly titles: Readonly<Record<string, string>>

  constructor(document: string, titles: Readonly<Record<string, string>>) {
    this.titles = titles
    this.#operation = getOperationAST(parse(document))!
  }

  /** The sample in which everything is there, then its variants. */
  *all(): Generator<Record<string, unknown>> {
    const { data, places, lists, values } = this.#make({})
    yield data
    for (let without = 0; without < places; without++) yield this.#make({ without }).data
    yield this.#make({ without: 'all' }).data
    for (let empty = 0; empty < lists; empty++) yield this.#make({ empty }).data
    for (let nth = 0; nth < values; nth++) {
      yield this.#make({ nth }).data
      yield this.#make({ nth, without: 'all' }).data
    }
  }

  /** The mark that a value is, in whatever spelling `give` has put it. */
  markOf(value: unknown): Mark | undefined {
    if (typeof value === 'number') return this.#marks[value - firstNumber]
    const at = typeof value === 'string' ? markedText.exec(value)?.[1] : undefined
    return at === undefined ? undefined : this.#marks[Number(at)]
  }

  #make(variant: Variant) {
    const counted = { places: 0, lists: 0, values: 0 }
    const object = (type: GraphQLObjectType, { selections }: SelectionSetNode): Record<string, unknown> =>
      Object.fromEntries(
        selections.map((selection) => {
          if (selection.kind !== Kind.FIELD) throw new Error('A document behind a REST call has no fragments')
          const { type: field } = type.getFields()[selection.name.value]!
          return [selection.alias?.value ?? selection.name.value, valueOf(field, selection.selectionSet, type)]
        }),
      )
    const valueOf = (
      type: GraphQLOutputType,
      selected: SelectionSetNode | undefined,
      parent: GraphQLObjectType,
    ): unknown => {
      const inner = isNonNullType(type) ? type.ofType : type
      if (!isNonNullType(type) && isRecord(parent)) {
        const place = counted.places++
        if (variant.without === 'all' || variant.without === place) return null
      }
      if (isListType(inner))
        return variant.empty === counted.lists++ ? [] : [valueOf(inner.ofType as GraphQLOutputType, selected, parent)]
      const named = getNamedType(inner)
      return isLeafType(named) ? leaf(named, parent) : object(named as GraphQLObjectType, selected!)
    }
    const leaf = (type: GraphQLLeafType, parent: GraphQLObjectType): unknown => {
      if (isEnumType(type)) {
        const values = type.getValues()
        counted.values = Math.max(counted.values, values.length)
        if (variant.nth !== undefined) return values[variant.nth % values.length]!.name
      }
      if (type.name === 'Boolean') return true
      if (type.name === 'JSON') return new AnyJson()
      const at = this.#marks.push({ type, of: parent.name }) - 1
      return type.name === 'Int' || type.name === 'Float' ? firstNumber + at : `~M${at}_X~`
    }
    const data = object(schema.getRootType(this.#operation.operation)!, this.#operation.selectionSet)
    return { data, ...counted }
  }
}
