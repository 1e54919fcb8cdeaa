/** The people whom a connection changed last. */
import { Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/provisioning/parts.js'
import type {
  PeoplePart_connection$data,
  PeoplePart_connection$key,
} from '#web/__generated__/PeoplePart_connection.graphql.ts'
import { userPath } from '#web/features/users/userPaths.ts'
import { ago } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/SmallTable.tsx'
import { Part } from './Part.tsx'

type Person = PeoplePart_connection$data['people'][number]

export function PeoplePart({ connection }: { connection: PeoplePart_connection$key }) {
  const { name, people } = useFragment(
    graphql`
      fragment PeoplePart_connection on ProvisioningConnection {
        name
        people {
          number
          userName
          made
          deletedAt
          updatedAt
          user {
            number
            name
          }
        }
      }
    `,
    connection,
  )
  return (
    <Part title={texts.latestPeople()}>
      {people.length ? (
        <SmallTable
          name={texts.peopleOf({ name })}
          rows={people}
          keyOf={({ number }) => String(number)}
          columns={[
            { header: texts.person(), cell: (person) => <Person person={person} /> },
            { header: texts.userName(), cell: ({ userName }) => <span dir="ltr">{userName}</span> },
            { header: texts.how(), cell: howOf },
            { header: texts.changed(), cell: ({ updatedAt }) => ago(updatedAt) },
          ]}
        />
      ) : (
        <Text color="fg.muted">{texts.noPeople()}</Text>
      )}
    </Part>
  )
}

const howOf = ({ made, deletedAt }: Person) =>
  deletedAt ? texts.deletedThere() : made ? texts.created() : texts.existed()

const Person = ({ person: { user } }: { person: Person }) =>
  user ? (
    <TextLink asChild textDecoration="underline">
      <Link to={userPath(user.number)} dir="auto">
        {user.name}
      </Link>
    </TextLink>
  ) : (
    texts.nobody()
  )
