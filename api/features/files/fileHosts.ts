/** The records that files can hang on. Another kind needs a column in files.prisma, a row here and its relations. */
import type { File } from '../../__generated__/prisma/client.ts'
import type { Tx } from '../../db.ts'
import type { Permission } from '../../policy.ts'
import { isOpen } from '../challenges/challengeStatus.ts'
import { isWritable } from '../proposals/proposalStatus.ts'

/** By the name that the documented call gives them. */
export const fileHosts = {
  project: { permission: 'PROJECT_FILE_ADD', column: 'projectId' },
  team: { permission: 'TEAM_WORK', column: 'teamId' },
  challenge: { permission: 'CHALLENGE_FILE_ADD', column: 'challengeId' },
  proposal: { permission: 'PROPOSAL_UPDATE', column: 'proposalId' },
  collaboration: { permission: 'COLLABORATION_UPDATE', column: 'collaborationId' },
} as const satisfies Record<string, { permission: Permission; column: keyof File }>

export interface Host {
  entity: 'Project' | 'Team' | 'Challenge' | 'Proposal' | 'Collaboration'
  id: number
  title: string
  /** Who hears of its files. */
  people: number[]
  /** Why nothing may be added any more. */
  closed: string | null
  /** Why nothing may be deleted any more: others rely on what is there. */
  sealed: string | null
}

type Hung = Pick<File, 'projectId' | 'teamId' | 'challengeId' | 'proposalId' | 'collaborationId'>

/** The record of a file, with its people. */
export function hostOf(tx: Tx, file: Hung): Promise<Host> {
  if (file.teamId !== null) return teamHost(tx, file.teamId)
  if (file.challengeId !== null) return challengeHost(tx, file.challengeId)
  if (file.proposalId !== null) return proposalHost(tx, file.proposalId)
  if (file.collaborationId !== null) return collaborationHost(tx, file.collaborationId)
  return projectHost(tx, file.projectId!)
}

const open = { closed: null, sealed: null }
const withPeople = { select: { userId: true } } as const
const idsOf = (people: { userId: number }[]) => people.map(({ userId }) => userId)

async function projectHost(tx: Tx, projectId: number): Promise<Host> {
  const { id, title, ownerId, members } = await tx.project.findUniqueOrThrow({
    where: { id: projectId },
    include: { members: withPeople },
  })
  const people = new Set([...(ownerId === null ? [] : [ownerId]), ...idsOf(members)])
  return { entity: 'Project', id, title, people: [...people], ...open }
}

async function teamHost(tx: Tx, teamId: number): Promise<Host> {
  const { id, name, archivedAt, members } = await tx.team.findUniqueOrThrow({
    where: { id: teamId },
    include: { members: withPeople },
  })
  const closed = archivedAt ? `“${name}” is in the archive and takes no files` : null
  return { ...open, entity: 'Team', id, title: name, people: idsOf(members), closed }
}

/** Nobody is told of each file of what is published or handed in: they are told of the whole. */
async function challengeHost(tx: Tx, challengeId: number): Promise<Host> {
  const { id, title, status } = await tx.challenge.findUniqueOrThrow({ where: { id: challengeId } })
  const over = status === 'COMPLETED' || status === 'CANCELLED' ? 'A challenge that is over keeps its files' : null
  return { entity: 'Challenge', id, title, people: [], closed: over, sealed: over }
}

async function proposalHost(tx: Tx, proposalId: number): Promise<Host> {
  const { id, title, challenge, ...proposal } = await tx.proposal.findUniqueOrThrow({
    where: { id: proposalId },
    include: { challenge: true },
  })
  const over =
    isWritable(proposal) && isOpen(challenge)
      ? null
      : 'The attachments of a proposal stay as they are once it is closed'
  return { entity: 'Proposal', id, title: title || challenge.title, people: [], closed: over, sealed: over }
}

async function collaborationHost(tx: Tx, collaborationId: number): Promise<Host> {
  const { id, title, closedAt, partners } = await tx.collaboration.findUniqueOrThrow({
    where: { id: collaborationId },
    include: { partners: withPeople },
  })
  const over = closedAt ? 'A collaboration that has ended keeps its documents' : null
  return { entity: 'Collaboration', id, title, people: idsOf(partners), closed: over, sealed: over }
}
