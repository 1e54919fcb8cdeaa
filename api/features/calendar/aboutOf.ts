/** What a meeting is about: one thing at most, and one that whoever says so may see. */
import * as texts from '#texts/meetings/errors.js'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import { invalid } from '../../errors.ts'
import { aboutColumns } from './meeting.rules.ts'

type About = Partial<Record<(typeof aboutColumns)[number], number | null | undefined>>

/** The columns to write. What is named takes the place of what it was about before. */
export async function aboutOf({ access }: { access: Access }, given: About): Promise<About> {
  const about = Object.fromEntries(aboutColumns.map((column) => [column, given[column]])) as About
  const { projectId, proposalId, collaborationId, investmentInterestId, ideaId, supportRequestId } = about
  const named = Object.values(about).filter((id) => id != null)
  if (named.length > 1) throw invalid({ collaborationId: texts.aboutOne() })
  if (projectId != null) await access.find('PROJECT_READ', projectId)
  if (proposalId != null) await access.find('PROPOSAL_READ', proposalId)
  if (collaborationId != null) await access.find('COLLABORATION_READ', collaborationId)
  if (investmentInterestId != null) await access.find('INTEREST_READ', investmentInterestId)
  if (ideaId != null) await access.find('IDEA_READ', ideaId)
  if (supportRequestId != null) await access.find('SUPPORT_READ', supportRequestId)
  if (!named.length) return about
  return Object.fromEntries(aboutColumns.map((column) => [column, about[column] ?? null])) as About
}

/** Meetings about these things; about what the viewer may not see there are none, whoever asks. */
export const aboutWhere = (
  { projectId, proposalId, collaborationId, investmentInterestId, ideaId, supportRequestId }: About,
  access: Access,
): (Prisma.MeetingWhereInput | false)[] => [
  projectId != null && { project: { AND: [{ id: projectId }, access.within('PROJECT_READ')] } },
  proposalId != null && { proposal: { AND: [{ id: proposalId }, access.within('PROPOSAL_READ')] } },
  collaborationId != null && {
    collaboration: { AND: [{ id: collaborationId }, access.within('COLLABORATION_READ')] },
  },
  investmentInterestId != null && {
    investmentInterest: { AND: [{ id: investmentInterestId }, access.within('INTEREST_READ')] },
  },
  ideaId != null && { idea: { AND: [{ id: ideaId }, access.within('IDEA_READ')] } },
  supportRequestId != null && { supportRequest: { AND: [{ id: supportRequestId }, access.within('SUPPORT_READ')] } },
]
