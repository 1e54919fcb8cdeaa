/** What can be reported: how it is found for a viewer, what is kept of it, and how it is withheld. */
import { createHash } from 'node:crypto'
import * as records from '#texts/ui/records.js'
import { listed } from '#listed'
import type { ContentKind, Withheld } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import { tableOf, type Tx } from '../../db.ts'
import { notFound } from '../../errors.ts'
import { keptIn, messagesIn } from '../../records/messages.ts'
import { authorColumns } from '../../relations/withheld.ts'
import type { ContentModel } from './moderation.rules.ts'

/** A record's kind, the columns of its texts, and the permission to see it. */
const described = {
  Idea: { kind: 'IDEA', read: 'IDEA_READ', named: 'title', texts: ['description', 'category', 'tags'] },
  Challenge: {
    kind: 'CHALLENGE',
    read: 'CHALLENGE_READ',
    named: 'title',
    texts: ['description', 'problemStatement', 'goal', 'mustHaves', 'offer', 'companyDescription', 'tags'],
  },
  Project: {
    kind: 'PROJECT',
    read: 'PROJECT_READ',
    named: 'title',
    texts: ['description', 'abstract', 'objectives', 'methodology', 'expectedOutcomes', 'tags', 'keywords'],
  },
  User: {
    kind: 'PROFILE',
    read: 'USER_READ',
    named: 'name',
    texts: ['position', 'department', 'bio', 'expertise', 'links', 'collaborationNote'],
  },
} as const satisfies Partial<Record<ContentModel, object>>

type Row = Record<string, unknown> & { id: number }

/** What is kept of content. */
export interface Content {
  kind: ContentKind
  hostEntity: string
  hostId: number
  authorId: number | null
  title: string
  text: string
  digest: string
}

const isDescribed = (model: string): model is keyof typeof described => Object.hasOwn(described, model)

/** Throws NOT_FOUND unless the viewer may see the content. */
export async function needContent({ tx, access }: Work, model: ContentModel, id: number): Promise<void> {
  if (isDescribed(model)) return void (await access.find(described[model].read, id))
  if (model === 'ChallengeQuestion') {
    const where = { AND: [{ id, challenge: access.within('CHALLENGE_READ') }, access.notWithheld(model)] }
    if (!(await tx.challengeQuestion.count({ where }))) throw notFound(records.question())
    return
  }
  const kept = keptIn(model)
  const [row] = await messagesIn(tx, kept).findMany({ where: { AND: [{ id }, access.notWithheld(model)] } })
  const hostId = row && (row as unknown as Record<string, number>)[kept.column]!
  if (!hostId || !(await access.can(kept.read, hostId))) throw notFound(records.message())
}

const plain = (value: unknown) => (Array.isArray(value) ? listed(value) : ((value ?? '') as string))

const digestOf = (title: string, text: string) => createHash('sha256').update(`${title}\n${text}`).digest('hex')

/** The content as it is now; null when it is gone. */
export async function contentNow(tx: Tx, model: ContentModel, id: number): Promise<Content | null> {
  const row = await find(tx, model, id)
  if (!row) return null
  const authorId = row[authorColumns[model]] as number | null
  if (isDescribed(model)) {
    const { kind, named: column, texts } = described[model]
    const [title, text] = [
      plain(row[column]),
      texts
        .map((name) => plain(row[name]))
        .filter(Boolean)
        .join('\n\n'),
    ]
    return { kind, hostEntity: model, hostId: id, authorId, title, text, digest: digestOf(title, text) }
  }
  const [hostEntity, column] =
    model === 'ChallengeQuestion'
      ? (['Challenge', 'challengeId'] as const)
      : [keptIn(model).entity, keptIn(model).column]
  const hostId = row[column] as number
  const host = await find(tx, hostEntity, hostId)
  const [title, text] = [plain(host?.['title'] ?? host?.['name']), plain(row['text'])]
  const kind = model === 'ChallengeQuestion' ? 'QUESTION' : model === 'TeamPost' ? 'POST' : 'COMMENT'
  return { kind, hostEntity, hostId, authorId, title, text, digest: digestOf('', text) }
}

const find = (tx: Tx, model: string, id: number) =>
  (tx[tableOf(model as 'Idea')] as unknown as { findUnique(args: object): Promise<Row | null> }).findUnique({
    where: { id },
  })

/** Keeps content from others, or opens it again; content that is gone stays gone. */
export async function withhold(tx: Tx, model: string, id: number, withheld: Withheld | null): Promise<void> {
  await (tx[tableOf(model as 'Idea')] as unknown as { updateMany(args: object): Promise<unknown> }).updateMany({
    where: { id },
    data: { withheld },
  })
}
