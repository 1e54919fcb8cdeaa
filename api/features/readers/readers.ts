/**
 * Who can see a record: roles that see it as such, and the people whom their own part in it lets in. Both are answers of
 * `Access`: for a stranger of each role, and for the people whom the record names.
 */
import type { Role } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import { anyTable, numbersAt, withColumns } from '../../columnPaths.ts'
import { universityDay } from '../../days.ts'
import type { Db } from '../../db.ts'
import { factsOf, holds } from '../../holds.ts'
import { ROLES, type Permission } from '../../policy.ts'
import type { Kind, Readers } from '../../records/readers.ts'
import { maySignIn, viewerColumns, type Viewer } from '../../viewer.ts'
import { nobody, pathsIn } from './viewerIn.ts'

/** The permission to see each kind of record, and the one to ask who else does. */
export const permissionsOf = {
  Project: { read: 'PROJECT_READ', ask: 'PROJECT_READERS' },
  Idea: { read: 'IDEA_READ', ask: 'IDEA_READERS' },
  Challenge: { read: 'CHALLENGE_READ', ask: 'CHALLENGE_READERS' },
  Proposal: { read: 'PROPOSAL_READ_CONTENT', ask: 'PROPOSAL_READERS' },
  InvestmentInterest: { read: 'INTEREST_READ', ask: 'INTEREST_READERS' },
  InventionDisclosure: { read: 'DISCLOSURE_READ', ask: 'DISCLOSURE_READERS' },
  Patent: { read: 'PATENT_READ', ask: 'PATENT_READERS' },
  Team: { read: 'TEAM_READ', ask: 'TEAM_READERS' },
  Publication: { read: 'PUBLICATION_READ', ask: 'PUBLICATION_READERS' },
  ResearchGrant: { read: 'GRANT_READ', ask: 'GRANT_READERS' },
  TrlClaim: { read: 'TRL_READ', ask: 'TRL_READERS' },
  ArlAssessment: { read: 'ARL_READ', ask: 'ARL_READERS' },
  Collaboration: { read: 'COLLABORATION_READ', ask: 'COLLABORATION_READERS' },
  Meeting: { read: 'MEETING_READ', ask: 'MEETING_READERS' },
  Deal: { read: 'DEAL_READ', ask: 'DEAL_READERS' },
  Holding: { read: 'HOLDING_READ', ask: 'HOLDING_READERS' },
  HoldingUpdate: { read: 'HOLDING_UPDATE_READ', ask: 'HOLDING_UPDATE_READERS' },
  SupportRequest: { read: 'SUPPORT_READ', ask: 'SUPPORT_READERS' },
  FacilityBooking: { read: 'FACILITY_BOOKING_READ', ask: 'FACILITY_BOOKING_READERS' },
  File: { read: 'FILE_READ', ask: 'FILE_READERS' },
} as const satisfies Record<Kind, { read: Permission; ask: Permission }>

/**
 * Relations read the number, and the policy the role and the state. As if something could have been given, so that those to
 * whom it was are found.
 */
const strangerOf = (role: Role) => ({ id: nobody, role, status: 'ACTIVE', grantedUntil: universityDay() }) as Viewer

interface Part {
  name: string
  where: object
}
interface Reader {
  role: Role
  relation: string
  clause: object
  parts: readonly Part[]
}

function reading(db: Db, viewer: Viewer, permission: Permission): Reader[] {
  const access = new Access(viewer, db)
  const relation = access.relationOf(permission)
  if (!relation) return []
  const read = permission as 'PROJECT_READ'
  return [{ role: viewer.role, relation, clause: access.within(read), parts: access.parts(read) }]
}

/** Which clauses hold for which records: one statement, or one for each clause that only the database can answer. */
async function tellingOf(db: Db, kind: Kind, ids: readonly number[], clauses: readonly object[]) {
  if (!clauses.length) return () => false
  const within = { id: { in: [...ids] } }
  const select = factsOf(clauses)
  if (select) {
    const rows = new Map((await anyTable(db, kind).findMany({ where: within, select })).map((row) => [row.id, row]))
    return (id: number, clause: object) => {
      const row = rows.get(id)
      return row !== undefined && holds(clause, row, { related: true }) === true
    }
  }
  const found = await Promise.all(
    clauses.map(async (clause) => {
      const rows = await anyTable(db, kind).findMany({ where: { AND: [within, clause] }, select: { id: true } })
      return [clause, new Set(rows.map((row) => row.id))] as const
    }),
  )
  const held = new Map(found)
  return (id: number, clause: object) => held.get(clause)!.has(id)
}

/** The people whom the records name, by record. */
async function namedOn(db: Db, kind: Kind, ids: readonly number[], clauses: readonly object[]) {
  const paths = clauses.flatMap(pathsIn)
  const rows = await anyTable(db, kind).findMany({
    where: { id: { in: [...ids] } },
    select: withColumns({ id: true }, paths),
  })
  const numbers = new Map(rows.map((row) => [row.id, paths.flatMap((path) => numbersAt(row, path))]))
  const people = await db.user.findMany({
    where: { id: { in: [...new Set([...numbers.values()].flat())] } },
    select: viewerColumns,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return {
    people: people.filter(({ status }) => maySignIn(status)),
    named: (id: number, person: Viewer) => (numbers.get(id) ?? []).includes(person.id),
  }
}

interface Asked {
  person: Viewer
  relation: string
  /** The person's reasons, each beside the same one of a stranger with the role. */
  parts: { name: string; own: object; stranger: object }[]
}

/** The readers of records of one kind, in the order of the records. */
export async function readersOf(db: Db, kind: Kind, ids: readonly number[]): Promise<Readers[]> {
  const { read } = permissionsOf[kind]
  const strangers = ROLES.flatMap((role) => reading(db, strangerOf(role), read))
  const clauses = strangers.flatMap(({ clause, parts }) => [clause, ...parts.map(({ where }) => where)])
  const [all, { people, named }] = await Promise.all([
    tellingOf(db, kind, ids, clauses),
    namedOn(db, kind, ids, clauses),
  ])
  const asked = people.flatMap((person) =>
    reading(db, person, read).map(({ relation, parts }): Asked => {
      const { parts: theirs } = strangers.find(({ role }) => role === person.role)!
      return {
        person,
        relation,
        parts: parts.map(({ name, where }, at) => ({ name, own: where, stranger: theirs[at]!.where })),
      }
    }),
  )
  const some = await tellingOf(
    db,
    kind,
    ids,
    asked.flatMap(({ parts }) => parts.map(({ own }) => own)),
  )
  return ids.map((id) => ({
    kind,
    id,
    roles: strangers
      .filter(({ clause }) => all(id, clause))
      .map(({ role, relation, parts }) => ({
        role,
        relation,
        parts: namesOf(parts.filter(({ where }) => all(id, where))),
      })),
    people: asked
      .filter(({ person }) => named(id, person))
      // What lets in the whole role is no reason of one's own.
      .map(({ person, relation, parts }) => ({
        id: person.id,
        role: person.role,
        relation,
        parts: namesOf(parts.filter(({ own, stranger }) => some(id, own) && !all(id, stranger))),
      }))
      .filter(({ parts }) => parts.length > 0),
  }))
}

const namesOf = (parts: readonly { name: string }[]) => parts.map(({ name }) => name)

/** The reasons for which one person sees a record, by name; none when the person does not. */
export async function reasonsOf(db: Db, kind: Kind, id: number, person: Viewer): Promise<string[]> {
  const parts = reading(db, person, permissionsOf[kind].read).flatMap((one) => one.parts)
  const clauses = parts.map(({ where }) => where)
  const holds = await tellingOf(db, kind, [id], clauses)
  return namesOf(parts.filter(({ where }) => holds(id, where)))
}
