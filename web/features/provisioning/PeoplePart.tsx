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
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { originInWords } from './originWords.ts'
import { Part } from './Part.tsx'

type Person = NonNullable<PeoplePart_connection$data['people'][number]>

export function PeoplePart({ connection }: { connection: PeoplePart_connection$key }) {
  const { number, name, accountCount, people } = useFragment(
    graphql`
      fragment PeoplePart_connection on ProvisioningConnection {
        number
        name
        accountCount
        people {
          number
          userName
          origin
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
    <Part
      title={texts.latestPeople()}
      action={
        people.length > 0 && (
          <TextLink asChild textDecoration="underline">
            <Link
              to={`/admin/access-control/provisioning/accounts?connection=${number}`}
              aria-label={texts.allPeopleOf({ count: accountCount, name })}
            >
              {texts.allPeople({ count: accountCount })}
            </Link>
          </TextLink>
        )
      }
    >
      {people.length ? (
        <SmallTable
          name={texts.peopleOf({ name })}
          rows={people.flatMap((one) => one ?? [])}
          keyOf={({ number }) => String(number)}
          columns={[
            { header: texts.person(), cell: (person) => <Person person={person} /> },
            { header: texts.userName(), cell: ({ userName }) => <span dir="ltr">{userName}</span> },
            { header: texts.how(), cell: ({ origin }) => originInWords(origin) },
            { header: texts.changed(), cell: ({ updatedAt }) => ago(updatedAt) },
          ]}
        />
      ) : (
        <Text color="fg.muted">{texts.noPeople()}</Text>
      )}
    </Part>
  )
}

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
