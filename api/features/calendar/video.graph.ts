/** The services that make video links, in the schema. */
import type { MeetingLink } from '../../__generated__/prisma/client.ts'
import type { MeetingLinkProgress } from '../../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../../builder.ts'
import { videoKinds, type VideoKind } from '../../integrations/kinds.rules.ts'
import { inUse } from '../../integrations/setUp.ts'

export const VideoServiceEnum = describedEnum<VideoKind>('VideoService', 'A service that makes video meetings.', {
  ZOOM: null,
  TEAMS: 'Microsoft Teams.',
})

const ProgressEnum = describedEnum<MeetingLinkProgress>('VideoProgress', 'How far a service is with a video link.', {
  WAITING: 'It is being made, or waits until the meeting is confirmed.',
  MADE: null,
  FAILED: 'The service refused, or did not answer for two hours.',
  REMOVED: 'It was taken back, as the meeting was canceled.',
})

export const VideoType = builder
  .objectRef<Pick<MeetingLink, 'kind' | 'progress' | 'problem'>>('MeetingVideo')
  .implement({
    description: 'A video link that a service makes for a meeting.',
    fields: (t) => ({
      service: t.field({ type: VideoServiceEnum, resolve: ({ kind }) => kind as VideoKind }),
      progress: t.expose('progress', { type: ProgressEnum }),
      problem: t.exposeString('problem', {
        description: 'What the service answered at last when it did not make it; for who provides the link alone.',
      }),
    }),
  })

builder.queryField('videoServices', (t) =>
  t.field({
    type: [VideoServiceEnum],
    requires: 'MEETING_CREATE',
    description: 'The services that make video links here.',
    resolve: (_, _args, { db }) => inUse(db, videoKinds),
  }),
)
