/** What an input about external services must hold. */
import { boolean, object, string } from 'yup'
import { integrationKinds } from '#api/integrations/kinds.rules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, text } from '#api/rules.ts'
import * as texts from '#texts/integrations/rules.js'

const kind = enumOf(integrationKinds, 'IntegrationKind').required(texts.chooseService).meta({ label: texts.service() })

export const updateIntegrationRules = editRules(
  object({ kind }),
  object({
    enabled: boolean().required(texts.sayWhetherOn).meta({ label: texts.enabled() }),
    account: text(200).meta({
      label: texts.account(),
      description: 'Zoom’s account ID, or the directory (tenant) ID of Microsoft.',
    }),
    client: text(300).meta({ label: texts.client() }),
    clientSecret: string().max(1_000, texts.secretTooLong).meta({
      label: texts.clientSecret(),
      description: 'The secret; the stored one stays where it is empty.',
    }),
    organizer: text(300).meta({
      label: texts.organizer(),
      description: 'In whose name video meetings are made: a user ID of the service.',
    }),
  }),
)

export const integrationRules = object({ kind })
