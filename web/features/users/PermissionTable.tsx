/** Permissions by roles. */
import { Box, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/users/roles.js'
import type {
  PermissionTable_rows$data,
  PermissionTable_rows$key,
} from '#web/__generated__/PermissionTable_rows.graphql.ts'
import { SmallTable, type Column } from '#web/ui/table/SmallTable.tsx'
import { roleNames, rolesIn, type RoleName } from './roleNames.ts'

type Row = PermissionTable_rows$data[number]

const names = Object.keys(roleNames) as RoleName[]

const cellWords = (within: string) => texts.cell({ within: within || 'none' })

export function PermissionTable({ rows: key }: { rows: PermissionTable_rows$key }) {
  const rows = useFragment<PermissionTable_rows$key>(
    graphql`
      fragment PermissionTable_rows on PermissionRow @relay(plural: true) {
        name
        kind
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
    <SmallTable
      name={texts.permissions()}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        {
          header: texts.permission(),
          cell: ({ meaning, kind }) => (
            <Box minW="14rem">
              {meaning}
              <Text color="fg.muted" fontSize="xs">
                {kind ?? texts.pages()}
              </Text>
            </Box>
          ),
        },
        ...names.map((of): Column<Row> => ({
          header: roleNames[of],
          cell: ({ roles }) => {
            const within = roles.find(({ role }) => role === rolesIn[of][0])?.within ?? ''
            return <Text color={within ? undefined : 'fg.muted'}>{cellWords(within)}</Text>
          },
        })),
      ]}
    />
  )
}
