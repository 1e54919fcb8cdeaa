/** What the fields of a service are called there, so that people find them. */
import * as texts from '#texts/integrations/fields.js'
import * as rules from '#texts/integrations/rules.js'

export const fieldLabels = (kind: string): Record<string, string> => ({
  enabled: rules.enabled(),
  account: kind === 'ZOOM' ? texts.zoomAccount() : texts.tenant(),
  client: kind === 'TEAMS' || kind === 'MICROSOFT_CALENDAR' ? texts.applicationId() : rules.client(),
  clientSecret: rules.clientSecret(),
  organizer: kind === 'ZOOM' ? texts.zoomOrganizer() : texts.teamsOrganizer(),
})
