/** Why somebody sees a record, who sees all of them, and the rules (docs/spec/administration.md#access-control). */
import { Button, Field, Link as TextLink, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { CalendarClock, ClipboardCheck, KeyRound, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/accessControl/page.js'
import * as pages from '#texts/accessControl/pages.js'
import * as reviews from '#texts/accessReviews/pages.js'
import * as provisioning from '#texts/provisioning/pages.js'
import * as grants from '#texts/recordGrants/pages.js'
import * as signIn from '#texts/signIn/page.js'
import * as roles from '#texts/users/roles.js'
import { intlLocale } from '#language'
import type { AccessControlPageQuery } from '#web/__generated__/AccessControlPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { CanSee } from '#web/features/readers/CanSee.tsx'
import { useAccountCounts } from '#web/features/users/countsByRole.ts'
import { PermissionTable } from '#web/features/users/PermissionTable.tsx'
import { roleNames } from '#web/features/users/roleNames.ts'
import { usersIn } from '#web/features/users/userPaths.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordBox } from './RecordBox.tsx'

const elsewhere = [
  { to: '/admin/access-control/grants', icon: CalendarClock, label: grants.grants() },
  { to: '/admin/access-control/reviews', icon: ClipboardCheck, label: reviews.reviews() },
  { to: '/admin/access-control/sign-in', icon: KeyRound, label: signIn.title() },
  { to: '/admin/access-control/provisioning', icon: UsersRound, label: provisioning.systems() },
]
const byWords = ([, one]: [string, string], [, other]: [string, string]) => one.localeCompare(other, intlLocale())

const inside = ['admin', 'commercialization', 'university'] as const

export default function AccessControlPage() {
  const data = usePage<AccessControlPageQuery>(graphql`
    query AccessControlPageQuery @preloadable {
      permissionTable {
        entity
        kind
        ...PermissionTable_rows
      }
      ...countsByRole_query
    }
  `)
  const count = useAccountCounts(data)
  const [record, setRecord] = useState('')
  const kinds = new Map(data.permissionTable.map((row) => [row.entity ?? '', row.kind ?? roles.pages()]))
  const [kind, setKind] = useState('Project')
  const rows = data.permissionTable.filter(({ entity }) => (entity ?? '') === kind)
  return (
    <>
      <PageHeader
        title={pages.title()}
        description={texts.description()}
        actions={
          <>
            {elsewhere.map(({ to, icon: Icon, label }) => (
              <Button key={to} asChild variant="outline">
                <Link to={to}>
                  <Icon size={16} aria-hidden />
                  {label}
                </Link>
              </Button>
            ))}
          </>
        }
      />
      <Stack gap="5">
        <Section title={texts.why()}>
          <Text color="fg.muted">{texts.whyHint()}</Text>
          <Field.Root maxW="md">
            <Field.Label>{texts.record()}</Field.Label>
            <RecordBox value={record} onChange={setRecord} />
          </Field.Root>
          {record && <CanSee key={record} record={record} />}
        </Section>
        <Section title={texts.inside()}>
          <Text color="fg.muted">{texts.insideHint()}</Text>
          <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
            {inside.map((name) => (
              <StatTile
                key={name}
                label={roleNames[name]}
                count={count('ACTIVE', name)}
                to={usersIn({ role: name, status: 'active' })}
              />
            ))}
          </SimpleGrid>
        </Section>
        <Section title={texts.policy()}>
          <Field.Root maxW="md">
            <Field.Label>{texts.kind()}</Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field value={kind} onChange={({ target }) => setKind(target.value)}>
                {[...kinds].toSorted(byWords).map(([one, words]) => (
                  <option key={one} value={one}>
                    {words}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field.Root>
          <Text role="status" color="fg.muted">
            {texts.rules({ count: rows.length })}
          </Text>
          <PermissionTable rows={rows} />
          <TextLink asChild textDecoration="underline" alignSelf="start">
            <Link to="/admin/user-management/roles">{texts.roles()}</Link>
          </TextLink>
        </Section>
      </Stack>
    </>
  )
}
