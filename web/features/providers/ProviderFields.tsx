/** What an administrator says of a provider. */
import { Heading, Stack, Text } from '@chakra-ui/react'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/providers/form.js'
import * as rules from '#texts/providers/rules.js'
import { LinesField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { RowSelect, RowsField, RowText } from '#web/ui/form/RowsField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { factorChoices } from './providerWords.ts'

interface RoleRow {
  value: string
  role: string
}

/** What a new provider begins with. */
export const emptyProvider = {
  name: '',
  enabled: false as boolean,
  issuer: '',
  client: '',
  clientSecret: '',
  scopes: '',
  metadataUrl: '',
  metadata: '',
  emailClaim: '',
  nameClaim: '',
  roleClaim: '',
  roles: [] as readonly RoleRow[],
  defaultRole: '',
  createsAccounts: false as boolean,
  mailDomains: [] as readonly string[],
  vouchesForMail: false as boolean,
  secondFactor: 'NEVER',
  makesAdministrators: false as boolean,
  signsOut: false as boolean,
}

// Companies have two roles of one name, which may do the same.
const roles = Object.entries(roleWords)
  .filter(([value]) => value !== 'INDUSTRY_PARTNER')
  .map(([value, label]) => ({ value, label }))

export const ProviderFields = ({ kind, hasSecret }: { kind: string; hasSecret: boolean }) => (
  <Stack gap="5">
    <TextField name="name" autoComplete="off" hint={texts.nameHint()} />
    <SwitchField name="enabled" hint={texts.enabledHint()} />
    {kind === 'SAML' ? <SamlFields /> : <OidcFields hasSecret={hasSecret} />}
    <SwitchField name="signsOut" />
    <Part title={texts.people()} what={texts.peopleWhat()} />
    <TextField name="emailClaim" placeholder={texts.emailExample()} />
    <SwitchField name="vouchesForMail" hint={texts.vouchesHint()} />
    <TextField name="nameClaim" placeholder={texts.nameExample()} />
    <SelectField name="secondFactor" choices={factorChoices} hint={texts.factorHint()} />
    <Part title={texts.accounts()} what={texts.accountsWhat()} />
    <SwitchField name="createsAccounts" />
    <LinesField name="mailDomains" hint={texts.domainsHint()} />
    <SelectField
      name="defaultRole"
      choices={roles.filter(({ value }) => value !== 'ADMIN')}
      placeholder={texts.noAccount()}
      hint={texts.defaultRoleHint()}
    />
    <TextField name="roleClaim" placeholder={texts.roleExample()} hint={texts.roleClaimHint()} />
    <RowsField<RoleRow>
      name="roles"
      hint={texts.rolesHint()}
      empty={{ value: '', role: 'RESEARCHER' }}
      most={50}
      add={texts.addValue()}
      rowName={(number) => texts.valueRow({ number })}
      remove={(number) => texts.removeValue({ number })}
    >
      {({ value, role }, set) => (
        <>
          <RowText label={rules.value()} value={value} onChange={(to) => set({ value: to })} required />
          <RowSelect label={rules.role()} value={role} choices={roles} onChange={(to) => set({ role: to })} />
        </>
      )}
    </RowsField>
    <SwitchField name="makesAdministrators" hint={texts.administratorsHint()} />
  </Stack>
)

const OidcFields = ({ hasSecret }: { hasSecret: boolean }) => (
  <>
    <TextField name="issuer" type="url" placeholder="https://" hint={texts.issuerHint()} />
    <TextField name="client" autoComplete="off" />
    <TextField
      name="clientSecret"
      type="password"
      autoComplete="new-password"
      hint={hasSecret ? texts.secretKept() : texts.secretHint()}
    />
    <TextField name="scopes" placeholder={texts.scopesExample()} hint={texts.scopesHint()} />
  </>
)

const SamlFields = () => (
  <>
    <TextField name="metadataUrl" type="url" placeholder="https://" hint={texts.metadataUrlHint()} />
    <TextArea name="metadata" rows={5} hint={texts.metadataHint()} />
  </>
)

const Part = ({ title, what }: { title: string; what: string }) => (
  <Stack gap="1" borderTopWidth="1px" paddingTop="4">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    <Text color="fg.muted">{what}</Text>
  </Stack>
)
