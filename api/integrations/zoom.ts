/**
 * Zoom by a server-to-server OAuth app: `account` is the account ID, `organizer` the user ID or address in whose name
 * meetings are made. Scopes: meeting:write:meeting:admin, meeting:update:meeting:admin, meeting:delete:meeting:admin and
 * meeting:read:list_meetings:admin.
 */
import * as texts from '#texts/integrations/answers.js'
import { open } from '../sealed.ts'
import { withToken } from './appToken.ts'
import { askService } from './askService.ts'
import type { MadeMeeting, MeetingLinks, SetUp, VideoMeeting } from './videoMeeting.ts'
import { Refusal } from './refusal.ts'
import { serviceAddresses } from './serviceAddresses.ts'

const service = 'Zoom'

const ask = <T>(setUp: SetUp, path: string, asked: { method?: string; json?: unknown } = {}): Promise<T> =>
  withToken(
    {
      service,
      address: serviceAddresses.zoomToken,
      client: setUp.client,
      secret: open('integration', setUp.clientSecret ?? ''),
      form: { grant_type: 'account_credentials', account_id: setUp.account },
    },
    (token) => askService<T>(`${serviceAddresses.zoom}${path}`, { service, token, ...asked }),
  )

/** A meeting at a time of its own. */
const scheduled = 2
/** Zoom takes no longer topics and agendas. */
const mostOfTopic = 200

const bodyOf = ({ uid, title, startsAt, endsAt }: VideoMeeting) => ({
  topic: title.slice(0, mostOfTopic),
  type: scheduled,
  start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  duration: Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000),
  timezone: 'UTC',
  agenda: markOf(uid),
  settings: { join_before_host: true, jbh_time: 10, waiting_room: false },
})

/** By which a meeting is found that was made without our learning its number. */
const markOf = (uid: string) => `Ascent ${uid}`

interface ZoomMeeting {
  id?: number | string
  join_url?: string
  agenda?: string
}

function made({ id, join_url: url }: ZoomMeeting): MadeMeeting {
  if (id === undefined || typeof url !== 'string' || !url.startsWith('https://'))
    throw new Refusal(texts.unreadable({ service }), null)
  return { externalId: String(id), url }
}

const meetingsOf = ({ organizer }: SetUp) => `/users/${encodeURIComponent(organizer)}/meetings`
const meetingAt = (id: string) => `/meetings/${encodeURIComponent(id)}`

/** Looks for a meeting of ours among those to come; its list has pages of limited size. */
async function find(setUp: SetUp, uid: string): Promise<MadeMeeting | null> {
  let next = ''
  for (let pages = 0; pages < 10; pages++) {
    const path = `${meetingsOf(setUp)}?type=upcoming&page_size=300${next && `&next_page_token=${encodeURIComponent(next)}`}`
    const answer = await ask<{ meetings?: ZoomMeeting[]; next_page_token?: string }>(setUp, path)
    const found = answer.meetings?.find(({ agenda }) => agenda?.includes(markOf(uid)))
    if (found) return made(found)
    next = answer.next_page_token ?? ''
    if (!next) return null
  }
  return null
}

export const zoomLinks: MeetingLinks = {
  create: async (setUp, meeting, again) =>
    (again ? await find(setUp, meeting.uid) : null) ??
    made(await ask<ZoomMeeting>(setUp, meetingsOf(setUp), { json: bodyOf(meeting) })),
  change: async (setUp, id, meeting) => {
    await ask(setUp, meetingAt(id), { method: 'PATCH', json: bodyOf(meeting) })
  },
  cancel: async (setUp, id) => {
    try {
      await ask(setUp, meetingAt(id), { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 404)) throw error
    }
  },
}
