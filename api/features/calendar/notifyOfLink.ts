/** Tells the people of a meeting that a service made its video link, and who provides the link that it could not. */
import * as words from '#texts/meetings/links.js'
import type { IntegrationKind, Meeting } from '../../__generated__/prisma/client.ts'
import type { BackgroundWork } from '../../inBackground.ts'
import { tellPeople } from './tellPeople.ts'
import { providersOf } from './videoLink.ts'

export async function notifyOfLink(
  work: BackgroundWork,
  meeting: Meeting,
  kind: IntegrationKind,
  problem?: string,
): Promise<void> {
  const service = words.service({ kind })
  if (problem === undefined)
    return tellPeople(work, meeting, { kind: 'MEETING_LINK_ADDED', by: service, data: { service } })
  const to = await providersOf(work.tx, meeting)
  await tellPeople(work, meeting, { kind: 'MEETING_LINK_FAILED', by: service, to, data: { service, problem } })
}
