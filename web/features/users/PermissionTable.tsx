/** Permissions by roles. */
import { Box, Table, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/users/roles.js'
import type { PermissionTable_rows$key } from '#web/__generated__/PermissionTable_rows.graphql.ts'
import { roleNames, rolesIn, type RoleName } from './roleNames.ts'

const names = Object.keys(roleNames) as RoleName[]

const cellWords = (within: string) => texts.cell({ within: within || 'none' })

export function PermissionTable({ rows: key }: { rows: PermissionTable_rows$key }) {
  const rows = useFragment<PermissionTable_rows$key>(
    graphql`
      fragment PermissionTable_rows on PermissionRow @relay(plural: true) {
        name
        entity
        meaning
        roles {
          role
          within
        }
      }
    `,
    key,
  )
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={texts.permissions()}>
      <Table.Root size="sm" aria-label={texts.permissions()} minW="56rem">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader minW="16rem">{texts.permission()}</Table.ColumnHeader>
            {names.map((name) => (
              <Table.ColumnHeader key={name}>{roleNames[name]}</Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ name, entity, meaning, roles }) => (
            <Table.Row key={name} verticalAlign="top">
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {meaning}
                <Text color="fg.muted" fontSize="xs">
                  {entity ?? texts.pages()}
                </Text>
              </Table.ColumnHeader>
              {names.map((of) => {
                const within = roles.find(({ role }) => role === rolesIn[of][0])?.within ?? ''
                return (
                  <Table.Cell key={of} color={within ? undefined : 'fg.muted'}>
                    {cellWords(within)}
                  </Table.Cell>
                )
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
