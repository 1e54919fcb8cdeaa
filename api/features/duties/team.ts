/** The people of the university who work on the team's queue. */
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import * as errors from '#texts/duties/errors.js'
import { teamRoles } from './team.rules.ts'

/** Somebody of the team with an active account; the field is refused for everybody else. */
export async function teamPerson(tx: Tx, field: string, id: number): Promise<Viewer> {
  const person = await tx.user.findFirst({
    where: { id, status: 'ACTIVE', role: { in: [...teamRoles] } },
    select: viewerColumns,
  })
  if (!person) throw invalid({ [field]: errors.chooseTeamPerson() })
  return person
}
