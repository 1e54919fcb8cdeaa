/** The services that make video meetings, by their kind. */
import type { IntegrationKind } from '../__generated__/prisma/enums.ts'
import { type VideoKind } from './kinds.rules.ts'
import { teamsLinks } from './teams.ts'
import type { MeetingLinks } from './videoMeeting.ts'
import { zoomLinks } from './zoom.ts'

const adapters: Record<VideoKind, MeetingLinks> = { ZOOM: zoomLinks, TEAMS: teamsLinks }

export const linksBy = (kind: IntegrationKind): MeetingLinks => adapters[kind as VideoKind]
