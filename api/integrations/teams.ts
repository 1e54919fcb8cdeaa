/**
 * Microsoft Teams by Microsoft Graph, as an app with client credentials: `account` is the directory (tenant) ID, `organizer`
 * the object ID of the user in whose name meetings are made. The application permission is OnlineMeetings.ReadWrite.All, and
 * an application access policy lets the app act for that user.
 */
import * as texts from '#texts/integrations/answers.js'
import { open } from '../sealed.ts'
import { withToken } from './appToken.ts'
import { askService } from './askService.ts'
import type { MadeMeeting, MeetingLinks, SetUp, VideoMeeting } from './videoMeeting.ts'
import { Refusal } from './refusal.ts'
import { serviceAddresses } from './serviceAddresses.ts'

const service = 'Microsoft Teams'

const ask = <T>(setUp: SetUp, path: string, asked: { method?: string; json?: unknown } = {}): Promise<T> =>
  withToken(
    {
      service,
      address: `${serviceAddresses.microsoftSignIn}/${encodeURIComponent(setUp.account)}/oauth2/v2.0/token`,
      client: setUp.client,
      secret: open('integration', setUp.clientSecret ?? ''),
      form: { grant_type: 'client_credentials', scope: 'https://graph.microsoft.com/.default' },
    },
    (token) =>
      askService<T>(`${serviceAddresses.graph}/users/${encodeURIComponent(setUp.organizer)}/onlineMeetings${path}`, {
        service,
        token,
        ...asked,
      }),
  )

const bodyOf = ({ title, startsAt, endsAt }: VideoMeeting) => ({
  subject: title,
  startDateTime: startsAt.toISOString(),
  endDateTime: endsAt.toISOString(),
})

function made({ id, joinWebUrl: url }: { id?: unknown; joinWebUrl?: unknown }): MadeMeeting {
  if (typeof id !== 'string' || typeof url !== 'string' || !url.startsWith('https://'))
    throw new Refusal(texts.unreadable({ service }), null)
  return { externalId: id, url }
}

export const teamsLinks: MeetingLinks = {
  // One external ID is one meeting, however often it is asked for.
  create: async (setUp, meeting) =>
    made(await ask(setUp, '/createOrGet', { json: { ...bodyOf(meeting), externalId: meeting.uid } })),
  change: async (setUp, id, meeting) => {
    await ask(setUp, `/${encodeURIComponent(id)}`, { method: 'PATCH', json: bodyOf(meeting) })
  },
  cancel: async (setUp, id) => {
    try {
      await ask(setUp, `/${encodeURIComponent(id)}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 404)) throw error
    }
  },
}
