/** What each role may do: the table of permissions as the server has it, with how many people are in each role. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as pages from '#texts/users/pages.js'
import * as texts from '#texts/users/roles.js'
import type { RolesPageQuery } from '#web/__generated__/RolesPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { useAccountCounts } from './countsByRole.ts'
import { PermissionTable } from './PermissionTable.tsx'
import { roleNames, type RoleName } from './roleNames.ts'
import { usersIn } from './userPaths.ts'

export default function RolesPage() {
  const data = usePage<RolesPageQuery>(graphql`
    query RolesPageQuery @preloadable {
      permissionTable {
        name
        kind
        meaning
        ...PermissionTable_rows
      }
      ...countsByRole_query
    }
  `)
  const count = useAccountCounts(data)
  return (
    <>
      <PageHeader title={pages.roles()} description={texts.description()} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4" role="group" aria-label={texts.members()}>
          {(Object.keys(roleNames) as RoleName[]).map((name) => (
            <StatTile
              key={name}
              label={roleNames[name]}
              count={count('ACTIVE', name)}
              to={usersIn({ role: name, status: 'active' })}
            />
          ))}
        </SimpleGrid>
        <Section title={texts.permissions()}>
          <Filtered
            label={texts.search()}
            rows={data.permissionTable}
            wordsOf={({ name, kind, meaning }) => `${name} ${meaning} ${kind ?? texts.pages()}`}
            shown={texts.shown}
            none={texts.none}
          >
            {(rows) => <PermissionTable rows={rows} />}
          </Filtered>
        </Section>
      </Stack>
    </>
  )
}
