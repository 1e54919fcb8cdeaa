/** What administrators say of a connection by which a system of the university provisions accounts. */
import { array, boolean, object } from 'yup'
import { allRoles } from '#api/features/accounts/account.rules.ts'
import { lines } from '#api/fieldRules.ts'
import { editRules } from '#api/overwriting.rules.ts'
import { enumOf, nodeId, text, wholeNumber } from '#api/rules.ts'
import * as texts from '#texts/provisioning/rules.js'

const groupRole = object({
  value: text(300).required(texts.giveGroup).meta({ label: texts.group(), description: 'The name of a group.' }),
  role: enumOf(allRoles, 'Role', texts.chooseRole).required(texts.chooseRole).meta({ label: texts.role() }),
}).meta({ input: 'ProvisioningRoleInput' })

interface Whole {
  makesAdministrators?: boolean
  adoptsAccounts?: boolean
  mailDomains?: string[]
  roles?: { value?: string; role?: string }[]
}

const shared = {
  name: text(60).required(texts.giveName).meta({
    label: texts.name(),
    description: 'What the record of changes calls it.',
  }),
  enabled: boolean().meta({ label: texts.enabled(), description: 'Whether its requests are answered.' }),
  mailDomains: lines(
    texts.mailDomains(),
    'Domains of the addresses that its accounts may have, one per line; all of them without any.',
    text(200)
      .lowercase()
      .matches(/^([a-z0-9-]+\.)+[a-z]{2,}$/, texts.domainWrong),
  ).test('needed', texts.domainsNeeded, (given, { parent }) => {
    return !(parent as Whole).adoptsAccounts || Boolean(given?.length)
  }),
  adoptsAccounts: boolean().meta({
    label: texts.adoptsAccounts(),
    description: 'Whether it takes charge of accounts that exist already and have an address of these domains.',
  }),
  defaultRole: enumOf(
    allRoles.filter((role) => role !== 'ADMIN'),
    'Role',
    texts.chooseRole,
  )
    .required(texts.chooseRole)
    .meta({ label: texts.defaultRole(), description: 'The role without a group that gives one, never ADMIN.' }),
  roles: array(groupRole.required())
    .max(50, texts.most50Groups)
    .test('administrators', texts.noAdministrators, (given, { parent }) => {
      const { makesAdministrators } = parent as Whole
      return makesAdministrators === true || !given?.some(({ role }) => role === 'ADMIN')
    })
    .test(
      'distinct',
      texts.groupTwice,
      (given) => new Set(given?.map(({ value }) => value?.toLowerCase())).size === (given?.length ?? 0),
    )
    .meta({
      label: texts.roles(),
      description: 'The roles of the people of groups, by the name of the group; the first that fits counts.',
    }),
  makesAdministrators: boolean().meta({
    label: texts.makesAdministrators(),
    description: 'Whether a group may make an administrator.',
  }),
  invites: boolean().meta({
    label: texts.invites(),
    description: 'Whether people whose account it creates are mailed a link to choose a password.',
  }),
  providerId: nodeId('SignInProvider').notRequired().nullable().meta({
    label: texts.provider(),
    description:
      'The sign-in provider of the same system: the first sign-in there links a person to the account that this connection created.',
  }),
}

export const createProvisioningConnectionRules = object(shared)

export const updateProvisioningConnectionRules = editRules(
  object({ id: nodeId('ProvisioningConnection') }),
  createProvisioningConnectionRules,
)

export const provisioningConnectionRules = object({ id: nodeId('ProvisioningConnection') })

export const createProvisioningTokenRules = object({
  id: nodeId('ProvisioningConnection'),
  expiresInDays: wholeNumber()
    .min(1, texts.atLeastOneDay)
    .max(731, texts.atMost731Days)
    .required(texts.chooseWhenTokenEnds)
    .meta({ label: texts.endsAfter(), description: 'After how many days the token ends, 1 to 731.' }),
})

export const revokeProvisioningTokenRules = object({
  id: nodeId('ProvisioningConnection'),
  token: wholeNumber().required(texts.sayWhichToken).meta({ description: 'The number of the token.' }),
})
