/** What the patents of a family have in common, as it is written: inventors, the project and the disclosure. */
import * as errors from '#texts/patents/errors.js'
import type { PatentFamily, PatentInventor } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { invalid } from '../../errors.ts'
import { namedPeople, type NamedPerson } from '../../research/namedPeople.ts'
import type { PatentInventorInput } from './patent.rules.ts'

interface Links {
  projectId?: number | null | undefined
  inventionDisclosureId?: number | null | undefined
}

/** Refuses projects that the viewer does not work on, and disclosures that the viewer does not see; what was linked may stay. */
export async function needLinks({ access }: Work, given: Links, before?: PatentFamily): Promise<void> {
  const { projectId = null, inventionDisclosureId = null } = given
  if (projectId !== null && projectId !== before?.projectId && !(await access.can('PROJECT_READ_INTERNAL', projectId)))
    throw invalid({ projectId: errors.ownProject() })
  if (
    inventionDisclosureId !== null &&
    inventionDisclosureId !== before?.inventionDisclosureId &&
    !(await access.can('DISCLOSURE_READ', inventionDisclosureId))
  )
    throw invalid({ inventionDisclosureId: errors.disclosure() })
}

/** The columns of inventors. */
export const inventorRows = (
  { tx }: Pick<Work, 'tx'>,
  given: readonly PatentInventorInput[],
  before: readonly { userId: number | null; name: string }[] = [],
): Promise<NamedPerson[]> =>
  namedPeople(tx, given, {
    permission: 'PATENT_CREATE',
    field: 'inventors',
    refusal: errors.chooseResearcher,
    before,
  })

const inWords = (inventors: readonly { name: string; affiliation: string }[]) =>
  inventors.map(({ name, affiliation }) => [name, affiliation].filter(Boolean).join(', ')).join('; ')

/** Replaces the inventors; returns what that changed, and who is named for the first time. */
export async function writeInventors(
  work: Pick<Work, 'tx'>,
  patentFamilyId: number,
  given: readonly PatentInventorInput[],
  before: readonly PatentInventor[],
): Promise<{ changes: Changes; added: number[] }> {
  const { tx } = work
  const rows = await inventorRows(work, given, before)
  await tx.patentInventor.deleteMany({ where: { patentFamilyId } })
  await tx.patentInventor.createMany({ data: rows.map((row) => ({ patentFamilyId, ...row })) })
  const [was, is] = [inWords(before), inWords(rows)]
  const people = new Set(before.map(({ userId }) => userId))
  return {
    changes: was === is ? {} : { inventors: [was, is] },
    added: rows.flatMap(({ userId }) => (userId === null || people.has(userId) ? [] : [userId])),
  }
}
