/** The groups that a connection brought, with the roles that they give. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { roleWords } from '#api/features/accounts/roleWords.rules.ts'
import * as texts from '#texts/provisioning/parts.js'
import type { GroupsPart_connection$key } from '#web/__generated__/GroupsPart_connection.graphql.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { Part } from './Part.tsx'

export function GroupsPart({ connection }: { connection: GroupsPart_connection$key }) {
  const { name, groups } = useFragment(
    graphql`
      fragment GroupsPart_connection on ProvisioningConnection {
        name
        groups {
          name
          memberCount
          role
        }
      }
    `,
    connection,
  )
  return (
    <Part title={texts.groups()}>
      {groups.length ? (
        <SmallTable
          name={texts.groupsOf({ name })}
          rows={groups}
          keyOf={(group) => group.name}
          columns={[
            { header: texts.group(), cell: (group) => group.name },
            { header: texts.people(), cell: (group) => group.memberCount, number: true },
            {
              header: texts.role(),
              cell: ({ role }) => (role ? roleWords[role as keyof typeof roleWords] : texts.noRole()),
            },
          ]}
        />
      ) : (
        <Text color="fg.muted">{texts.noGroups()}</Text>
      )}
    </Part>
  )
}
