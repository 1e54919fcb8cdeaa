/** What follows when a person gains or loses a way to sign in: the record, the security log, a notification and a letter. */
import * as texts from '#texts/providers/details.js'
import type { Work } from '../../../action.ts'
import { post } from '../../../letters/post.ts'
import type { Viewer } from '../../../viewer.ts'
import { notify } from '../../notifications/notify.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { wayLetter } from './provider.mails.ts'

export type WayChange = 'LINKED' | 'REMOVED'

/** Records it and tells the person. */
export async function tellOfWay(
  work: Work<Viewer | null>,
  person: { id: number; name: string; email: string },
  change: WayChange,
  provider: { name: string },
): Promise<void> {
  const { ctx, tx, viewer, audit } = work
  const { address, userAgent } = ctx
  const data = { change, name: provider.name }
  await audit('User', person.id, { wayToSignIn: ['', texts.change(data)] })
  await recordSecurityEvents(tx, [
    { kind: 'WAYS_CHANGED', userId: person.id, actorId: viewer?.id, address, userAgent, detail: texts.change(data) },
  ])
  await notify(work, { to: person.id, kind: 'WAYS_CHANGED', data, alsoActor: true })
  await post(tx, wayLetter, person, { what: texts.change(data) })
}
