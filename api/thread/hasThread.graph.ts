/** What came before a record and after it, in the schema; thread.graph.ts fills it. */
import { builder, describedEnum } from '../builder.ts'
import { pathOf } from '../records/records.ts'
import { stateInWords } from '../stateWords.rules.ts'
import type { Context } from '../context.ts'
import type { ThreadKind } from './kinds.ts'
import type { Entry } from './threadsOf.ts'

const KindEnum = describedEnum<ThreadKind>('ThreadKind', 'What a step of a thread is.', {
  IDEA: null,
  VALIDATION_REQUEST: 'The request that an expert judges an idea.',
  SESSION: 'A session of an expert about an idea.',
  EVALUATION: 'An expert’s evaluation of an idea.',
  PROJECT: null,
  TRL_CLAIM: 'The claim that a project has reached a Technology Readiness Level.',
  ASSESSMENT: 'An assessment of adoption readiness.',
  PUBLICATION: null,
  CHALLENGE: null,
  INTEREST: 'The people of a project and those of a challenge are interested in each other.',
  PROPOSAL: 'What researchers answer to a challenge.',
  COLLABORATION: null,
  SUPPORT_REQUEST: null,
  DISCLOSURE: null,
  PATENT: null,
  GRANT: null,
  DEAL: 'The way of a project to the market, for the university.',
  INVESTMENT_INTEREST: 'An investor’s interest, for those who may know of it.',
  TECHNOLOGY_SUMMARY: 'One page about a project that everyone may read once it is published.',
  ENQUIRY: 'What a visitor asked about a published technology.',
  DATA_ROOM: 'The documents of a project that investors and companies read.',
  HOLDING: 'What an investor holds, for that investor alone.',
})

/** A step, and the record whose thread it stands in. */
export interface Step extends Entry {
  readonly isCurrent: boolean
}

const may =
  ({ access }: Context) =>
  (permission: Parameters<typeof access.allowed>[0]) =>
    access.allowed(permission)

export const ThreadEntryType = builder.objectRef<Step>('ThreadEntry').implement({
  description: 'A step between where a record came from and what became of it.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Names it among the steps of the thread.' }),
    kind: t.field({ type: KindEnum, resolve: ({ of }) => of.kind }),
    when: t.field({
      type: 'DateTime',
      description: 'When it began.',
      resolve: ({ of, row }) => of.when(row as never),
    }),
    title: t.string({ resolve: ({ of, row }) => of.title(row as never) }),
    state: t.string({
      nullable: true,
      description: 'Where it stands, in words, as far as the viewer may know; null for what has no states.',
      resolve: ({ of, row }, _args, ctx) => {
        const state = of.state(row as never, may(ctx))
        return state && stateInWords(state)
      },
    }),
    path: t.string({
      nullable: true,
      description: 'The path of the page that shows it; null when the viewer has no such page.',
      resolve: ({ of, row }, _args, ctx) => {
        const place = of.at(row as never, may(ctx))
        return place && pathOf(...place, may(ctx))
      },
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the record itself.' }),
  }),
})

export const threadWords =
  'Where it came from and what became of it, as far as the viewer may see it, the earliest step first.'

export const HasThreadInterface = builder.interfaceRef<{ id: number }>('HasThread').implement({
  interfaces: [builder.nodeInterfaceRef() as never],
  description: 'A record that came from others, or that others come from.',
  fields: (t) => ({
    thread: t.field({ type: [ThreadEntryType], description: threadWords, resolve: () => [] }),
  }),
})
