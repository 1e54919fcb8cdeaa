/** Administrators set up the external services that the platform uses. */
import * as texts from '#texts/integrations/errors.js'
import type { Integration, IntegrationKind } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { editing } from '../../editing.ts'
import { conflict, invalid } from '../../errors.ts'
import { disconnectCalendars } from '../../integrations/disconnectCalendars.ts'
import { calendarKinds } from '../../integrations/kinds.rules.ts'
import { isWhole } from '../../integrations/setUp.ts'
import { limit } from '../../limits.ts'
import { lockRow } from '../../lockRow.ts'
import { seal } from '../../sealed.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import { integrationRules, updateIntegrationRules } from './integration.rules.ts'
import { testOf } from './testIntegration.ts'

const requires = 'ADMINISTRATION'

/** The row, held so that what two administrators decide at the same moment comes one after the other. */
async function held({ tx }: Work, kind: IntegrationKind): Promise<Integration> {
  const { id } = await tx.integration.upsert({ where: { kind }, create: { kind }, update: {} })
  await lockRow(tx, 'Integration', id)
  return tx.integration.findUniqueOrThrow({ where: { id } })
}

const inWords = ({ enabled, account, client, organizer }: Integration) => ({ enabled, account, client, organizer })

export const updateIntegration = editing({
  name: 'updateIntegration',
  requires,
  recentPassword: true,
  rules: updateIntegrationRules,
  description:
    'Sets up a service outside, or switches it off; what is not given stays. Another account or client needs its secret again; it can be used once nothing is missing.',
  // The secret is not given back: whoever reads the service reads none.
  held: async (work, { kind }) => {
    const { clientSecret: sealed, ...row } = await held(work, kind)
    return { ...row, clientSecret: '', sealed }
  },
  async run(work, { clientSecret, ...given }, { sealed, ...row }, { kind }) {
    const before = { ...row, clientSecret: sealed }
    const { account, client, organizer, enabled } = { ...before, ...given }
    const isOther = account !== before.account || client !== before.client
    // A secret is sent only where it was meant to go.
    if (isOther && before.clientSecret && !clientSecret) throw invalid({ clientSecret: texts.secretAgain() })
    const secret = clientSecret ? seal('integration', clientSecret) : sealed
    const after = { ...before, account, client, organizer, enabled, clientSecret: secret }
    if (enabled && !isWhole(after)) throw invalid(missingOf(after))
    await work.tx.integration.update({
      where: { id: before.id },
      data: {
        ...inWords(after),
        clientSecret: secret,
        ...(isOther || clientSecret || organizer !== before.organizer
          ? { testedAt: null, worked: false, answer: '' }
          : {}),
      },
    })
    if (before.enabled && !enabled) await forgetTimes(work, kind)
    await recordSettings(
      work,
      `integration ${kind}`,
      { ...changesOf(inWords(before), inWords(after)), ...(clientSecret ? { clientSecret: ['', 'changed'] } : {}) },
      { entity: 'Integration', id: before.id },
    )
    return { kind }
  },
})

/** What a service still needs, by its field. */
function missingOf({ kind, account, client, clientSecret, organizer }: Integration): Record<string, string> {
  const isVideo = kind === 'ZOOM' || kind === 'TEAMS'
  return {
    ...(isVideo && !account ? { account: texts.giveAccount() } : {}),
    ...(client ? {} : { client: texts.giveClient() }),
    ...(clientSecret ? {} : { clientSecret: texts.giveSecret() }),
    ...(isVideo && !organizer ? { organizer: texts.giveOrganizer() } : {}),
  }
}

/** A calendar that is not read any more must not block anybody. */
const forgetTimes = ({ tx }: Work, kind: IntegrationKind) =>
  tx.connectedBusyTime.deleteMany({ where: { calendar: { kind } } })

export const deleteIntegration = action({
  name: 'deleteIntegration',
  requires,
  recentPassword: true,
  rules: integrationRules,
  description:
    'Switches a service off and deletes its secret. Calendars that people connected by it are disconnected; video links that it made stay.',
  async run(work, { kind }) {
    const { tx } = work
    const before = await held(work, kind)
    await tx.integration.update({
      where: { id: before.id },
      data: {
        enabled: false,
        account: '',
        client: '',
        clientSecret: null,
        organizer: '',
        testedAt: null,
        worked: false,
        answer: '',
      },
    })
    const count = calendarKinds.some((one) => one === kind) ? await disconnectCalendars(tx, { kind }) : 0
    await recordSettings(
      work,
      `integration ${kind}`,
      { removed: [false, true], ...(count ? { connectedCalendars: [count, 0] } : {}) },
      { entity: 'Integration', id: before.id },
    )
    return { kind }
  },
})

export const testIntegration = action({
  name: 'testIntegration',
  requires,
  personal: true,
  rules: integrationRules,
  description: 'Asks a service now, as the platform will, and gives what it answered.',
  async prepare({ db, viewer, access }, { kind }) {
    access.need(requires)
    await limit('integrationTestAccount', String(viewer!.id))
    const setUp = await db.integration.findUnique({ where: { kind } })
    if (!setUp) throw conflict(texts.notSetUp())
    return { ...(await testOf(setUp)), updatedAt: setUp.updatedAt }
  },
  async run({ tx }, { kind }, { updatedAt, worked, answer }) {
    // What was changed meanwhile was not tested.
    await tx.integration.updateMany({
      where: { kind, updatedAt },
      data: { testedAt: new Date(), worked, answer, updatedAt },
    })
    return { kind, worked, answer }
  },
})
