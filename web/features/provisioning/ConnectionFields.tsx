/** What an administrator says of a connection. */
import { Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/provisioning/form.js'
import * as rules from '#texts/provisioning/rules.js'
import type { ConnectionFields_query$key } from '#web/__generated__/ConnectionFields_query.graphql.ts'
import { LinesField, SwitchField, TextField } from '#web/ui/form/fields.tsx'
import { RowSelect, RowsField, RowText } from '#web/ui/form/RowsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

interface RoleRow {
  value: string
  role: string
}

/** What a new connection begins with. */
export const emptyConnection = {
  name: '',
  enabled: true as boolean,
  mailDomains: [] as readonly string[],
  adoptsAccounts: false as boolean,
  defaultRole: 'RESEARCHER',
  roles: [] as readonly RoleRow[],
  makesAdministrators: false as boolean,
  invites: false as boolean,
  providerId: '',
}

// Companies have two roles of one name, which may do the same.
const roles = Object.entries(roleWords)
  .filter(([value]) => value !== 'INDUSTRY_PARTNER')
  .map(([value, label]) => ({ value, label }))

export function ConnectionFields({ query }: { query: ConnectionFields_query$key }) {
  const { signInProviders } = useFragment(
    graphql`
      fragment ConnectionFields_query on Query {
        signInProviders {
          id
          name
        }
      }
    `,
    query,
  )
  return (
    <Stack gap="5">
      <TextField name="name" autoComplete="off" hint={texts.nameHint()} />
      <SwitchField name="enabled" />
      <LinesField name="mailDomains" hint={texts.domainsHint()} />
      <SwitchField name="adoptsAccounts" hint={texts.adoptsHint()} />
      <SwitchField name="invites" hint={texts.invitesHint()} />
      {signInProviders.length > 0 && (
        <SelectField
          name="providerId"
          choices={signInProviders.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={texts.noProvider()}
          hint={texts.providerHint()}
        />
      )}
      <Stack gap="1" borderTopWidth="1px" paddingTop="4">
        <Heading as="h3" size="sm">
          {texts.roles()}
        </Heading>
        <Text color="fg.muted">{texts.rolesWhat()}</Text>
      </Stack>
      <SelectField name="defaultRole" choices={roles.filter(({ value }) => value !== 'ADMIN')} />
      <RowsField<RoleRow>
        name="roles"
        hint={texts.rolesHint()}
        empty={{ value: '', role: 'RESEARCHER' }}
        most={50}
        add={texts.addGroup()}
        rowName={(number) => texts.groupRow({ number })}
        remove={(number) => texts.removeGroup({ number })}
      >
        {({ value, role }, set) => (
          <>
            <RowText label={rules.group()} value={value} onChange={(to) => set({ value: to })} required />
            <RowSelect label={rules.role()} value={role} choices={roles} onChange={(to) => set({ role: to })} />
          </>
        )}
      </RowsField>
      <SwitchField name="makesAdministrators" hint={texts.administratorsHint()} />
    </Stack>
  )
}
