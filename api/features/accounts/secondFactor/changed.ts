/** What follows from a change of somebody's second factor: the record, the security log, a notification and a letter. */
import * as texts from '#texts/secondFactor/details.js'
import type { Work } from '../../../action.ts'
import { post } from '../../../letters/post.ts'
import type { Viewer } from '../../../viewer.ts'
import { notify } from '../../notifications/notify.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { secondFactorLetter, secondFactorResetLetter } from './secondFactor.mails.ts'

export type Change =
  | 'APP_ADDED'
  | 'APP_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'CODES_MADE'
  | 'CODE_USED'
  | 'RESET'

interface Details {
  /** The name of the passkey. */
  name?: string
  /** How many recovery codes are left. */
  left?: number
  reason?: string
}

/** Records a change and tells the person of it, whoever made it. */
export async function tellOfFactor(
  work: Work<Viewer | null>,
  person: { id: number; name: string; email: string },
  change: Change,
  { name = '', left = 0, reason = '' }: Details = {},
): Promise<void> {
  const { ctx, tx, viewer, audit } = work
  const data = { change, name, left }
  const { address, userAgent } = ctx
  await audit('User', person.id, { secondFactor: ['', texts.change(data)] }, reason)
  await recordSecurityEvents(tx, [
    {
      kind: 'SECOND_FACTOR_CHANGED',
      userId: person.id,
      actorId: viewer?.id,
      address,
      userAgent,
      detail: texts.change(data),
    },
  ])
  await notify(work, {
    to: person.id,
    kind: 'SECOND_FACTOR_CHANGED',
    data: { change, name, left: String(left) },
    alsoActor: true,
  })
  const what = texts.change(data)
  await (change === 'RESET'
    ? post(tx, secondFactorResetLetter, person, { what, reason })
    : post(tx, secondFactorLetter, person, { what }))
}
