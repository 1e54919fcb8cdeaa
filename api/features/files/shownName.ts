/** The name under which a viewer sees a file: a file of an anonymous challenge may be named after the company. */
import * as texts from '#texts/files/words.js'
import type { File } from '../../__generated__/prisma/client.ts'
import type { Context } from '../../context.ts'
import { batched } from '../../batched.ts'
import { extensionOf } from './fileName.ts'

type Named = Pick<File, 'id' | 'name' | 'challengeId'>

/** The name, or 'Attachment 2.pdf' for those who may not know the company. */
export async function shownName(ctx: Context, { id, name, challengeId }: Named): Promise<string> {
  if (challengeId === null || (await ctx.access.can('CHALLENGE_READ_COMPANY', challengeId))) return name
  return `${texts.attachment({ place: await placeOf(ctx, id) })}.${extensionOf(name)}`
}

/** The place of a file among those of its challenge, the first one 1. */
const placeOf = batched(async ({ db }, ids) => {
  const files = await db.file.findMany({
    where: { currentId: null, challenge: { files: { some: { id: { in: [...ids] } } } } },
    select: { id: true, challengeId: true },
    orderBy: { id: 'asc' },
  })
  return ids.map((id) => {
    const own = files.find((file) => file.id === id)
    return files.filter((file) => file.challengeId === own?.challengeId && file.id <= id).length
  })
})
