/** What a viewer sees of where a file comes from: its name and its uploader may tell who posted a challenge or applied to one. */
import * as texts from '#texts/files/words.js'
import type { File } from '../../__generated__/prisma/client.ts'
import type { Access } from '../../access.ts'
import type { Context } from '../../context.ts'
import { batched } from '../../batched.ts'
import { extensionOf } from './fileName.ts'

type Hosted = Pick<File, 'challengeId' | 'proposalId'>
type Named = Pick<File, 'id' | 'name'> & Hosted

/** Whether the viewer may know whose file it is: not while its company posts, or its applicants are screened, without a name. */
export function tellsWhose(access: Access, { challengeId, proposalId }: Hosted): boolean | Promise<boolean> {
  if (challengeId !== null) return access.can('CHALLENGE_READ_COMPANY', challengeId)
  return proposalId === null || access.can('PROPOSAL_READ_APPLICANTS', proposalId)
}

/** The name, or 'Attachment 2.pdf' for those who may not know whose file it is. */
export async function shownName(ctx: Context, { id, name, ...hosted }: Named): Promise<string> {
  if (await tellsWhose(ctx.access, hosted)) return name
  return `${texts.attachment({ place: await placeOf(ctx, id) })}.${extensionOf(name)}`
}

/** The place of a file among those of its record, the first one 1. */
const placeOf = batched(async ({ db }, ids) => {
  const beside = { files: { some: { id: { in: [...ids] } } } }
  const files = await db.file.findMany({
    where: { currentId: null, OR: [{ challenge: beside }, { proposal: beside }] },
    select: { id: true, challengeId: true, proposalId: true },
    orderBy: { id: 'asc' },
  })
  return ids.map((id) => {
    const own = files.find((file) => file.id === id)
    const together = files.filter(
      ({ challengeId, proposalId }) => challengeId === own?.challengeId && proposalId === own.proposalId,
    )
    return together.filter((file) => file.id <= id).length
  })
})
