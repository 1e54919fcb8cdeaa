/** What the services that make video links are called. */
import * as texts from '#texts/meetings/video.js'

export const serviceWords: Record<string, string> = { ZOOM: texts.zoom(), TEAMS: texts.teams() }
