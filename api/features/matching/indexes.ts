/** What is matched: the open challenges, and the summaries of projects. One index of each for a database. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Db } from '../../db.ts'
import { open } from '../../relations/challenges.ts'
import { TextIndex, type Table } from './textIndex.ts'

const versioned = { id: true, updatedAt: true } as const

/** How many rows there are, and when they were changed, all in all: each change makes it more. */
interface Sum {
  count: bigint
  changes: string | null
}
const told = ([row]: Sum[]) => `${row!.count} ${row!.changes}`

const challenges: Table = {
  fingerprint: async (db) =>
    told(
      await db.$queryRaw<Sum[]>`
        SELECT count(*), sum(extract(epoch FROM "updatedAt"))::text AS "changes"
        FROM "Challenge" WHERE "deletedAt" IS NULL AND "withheld" IS NULL AND "status" = 'OPEN' AND "closesAt" > now()`,
    ),
  versions: (db) => db.challenge.findMany({ where: { ...open(), deletedAt: null, withheld: null }, select: versioned }),
  texts: async (db, ids) => {
    const select = { ...versioned, title: true, description: true, problemStatement: true, goal: true, mustHaves: true, tags: true } // prettier-ignore
    const rows = await db.challenge.findMany({ where: { id: { in: [...ids] } }, select })
    return rows.map(({ id, updatedAt, title, description, problemStatement, goal, mustHaves, tags }) => ({
      id,
      updatedAt,
      title,
      body: [description, problemStatement, goal, ...mustHaves, ...tags].join('\n'),
    }))
  },
}

const matched: Prisma.ProjectWhereInput = { deletedAt: null, withheld: null, status: { not: 'ARCHIVED' } }

const projects: Table = {
  fingerprint: async (db) =>
    told(
      await db.$queryRaw<Sum[]>`
        SELECT count(*), sum(extract(epoch FROM "updatedAt"))::text AS "changes"
        FROM "Project" WHERE "deletedAt" IS NULL AND "withheld" IS NULL AND "status" <> 'ARCHIVED'`,
    ),
  versions: (db) => db.project.findMany({ where: matched, select: versioned }),
  texts: async (db, ids) => {
    const select = { ...versioned, title: true, description: true, tags: true, keywords: true } as const
    const rows = await db.project.findMany({ where: { id: { in: [...ids] } }, select })
    return rows.map(({ id, updatedAt, title, description, tags, keywords }) => ({
      id,
      updatedAt,
      title,
      body: [description, ...tags, keywords].join('\n'),
    }))
  },
}

const known = new WeakMap<Db, { challenges: TextIndex; projects: TextIndex }>()

export function indexesOf(db: Db) {
  const indexes = known.get(db) ?? { challenges: new TextIndex(challenges), projects: new TextIndex(projects) }
  known.set(db, indexes)
  return indexes
}
