/** How many accounts each role has, with the way to them. */
import { Box, Link as TextLink, Table } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/users/overview.js'
import type { countsByRole_query$key } from '#web/__generated__/countsByRole_query.graphql.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatCount } from '#web/ui/format.ts'
import { useAccountCounts, type Status } from './countsByRole.ts'
import { roleNames, type RoleName } from './roleNames.ts'
import { usersIn } from './userPaths.ts'

const columns: readonly (readonly [status: Status, words: string])[] = [
  ['ACTIVE', texts.active()],
  ['PENDING_VERIFICATION', texts.waits()],
  ['SUSPENDED', texts.suspended()],
]

export function RoleCounts({ query }: { query: countsByRole_query$key }) {
  const count = useAccountCounts(query)
  return (
    <Section title={texts.byRole()}>
      <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.byRole()}>
        <Table.Root size="sm" aria-label={texts.byRole()}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{texts.role()}</Table.ColumnHeader>
              {columns.map(([status, words]) => (
                <Table.ColumnHeader key={status} textAlign="end">
                  {words}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {(Object.keys(roleNames) as RoleName[]).map((name) => (
              <Table.Row key={name}>
                <Table.ColumnHeader scope="row" fontWeight="normal">
                  <TextLink asChild textDecoration="underline">
                    <Link to={usersIn({ role: name })}>{roleNames[name]}</Link>
                  </TextLink>
                </Table.ColumnHeader>
                {columns.map(([status]) => (
                  <Table.Cell key={status} textAlign="end">
                    {formatCount(count(status, name))}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Section>
  )
}
