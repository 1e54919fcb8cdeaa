/** Access to single records as rows and cards of its list. */
import { Flex, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/recordGrants/list.js'
import { dotted } from '#listed'
import type {
  recordGrantColumns_grant$data,
  recordGrantColumns_grant$key,
} from '#web/__generated__/recordGrantColumns_grant.graphql.ts'
import { Card } from '#web/ui/Card.tsx'
import { formatDate } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { GrantMenu } from './GrantMenu.tsx'
import { GrantTag } from './GrantTag.tsx'

type Grant = recordGrantColumns_grant$data[number]

export const useRecordGrants = (grants: recordGrantColumns_grant$key) =>
  useFragment<recordGrantColumns_grant$key>(
    graphql`
      fragment recordGrantColumns_grant on RecordGrant @relay(plural: true) {
        id
        kind
        title
        path
        state
        withFiles
        expiresOn
        reason
        givenAt
        user {
          name
        }
        givenBy {
          name
        }
        ...GrantMenu_grant
      }
    `,
    grants,
  )

export const titleOf = ({ title }: Pick<Grant, 'title'>) => title ?? texts.hidden()

const Record = ({ grant }: { grant: Grant }) => (
  <>
    {grant.path ? (
      <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
        <Link to={grant.path}>{titleOf(grant)}</Link>
      </TextLink>
    ) : (
      titleOf(grant)
    )}
    <Text color="fg.muted" fontSize="sm">
      {texts.kind({ kind: grant.kind })}
    </Text>
  </>
)

const personOf = ({ user }: Grant) => user?.name ?? texts.formerMember()
const giverOf = ({ givenBy }: Grant) => givenBy?.name ?? texts.formerMember()
const filesOf = ({ withFiles }: Grant) => (withFiles ? texts.withFiles() : texts.withoutFiles())

export const recordGrantColumns: Column<Grant>[] = [
  {
    header: texts.record(),
    share: 2,
    keep: true,
    file: { Kind: 'kind', [texts.record()]: 'title' },
    cell: (grant) => <Record grant={grant} />,
  },
  { header: texts.person(), share: 1.3, keep: true, file: { [texts.person()]: 'user.name' }, cell: personOf },
  { header: texts.state(), width: 8, file: 'state', cell: ({ state }) => <GrantTag state={state} /> },
  {
    header: texts.until(),
    width: 8.5,
    sort: 'EXPIRES_ON',
    file: 'expiresOn',
    look: 'one-line',
    cell: ({ expiresOn }) => formatDate(expiresOn),
  },
  { header: texts.files(), width: 8, file: 'withFiles', cell: filesOf },
  { header: texts.givenBy(), share: 1.2, file: { [texts.givenBy()]: 'givenBy.name' }, cell: giverOf },
  {
    header: texts.given(),
    width: 8.5,
    sort: 'GIVEN_AT',
    file: 'givenAt',
    look: 'one-line',
    cell: ({ givenAt }) => formatDate(givenAt),
  },
  { header: texts.reason(), share: 1.6, file: 'reason', cell: ({ reason }) => reason },
  { header: texts.actions(), width: 5, keep: true, cell: (grant) => <GrantMenu grant={grant} /> },
]

export const RecordGrantCard = ({ grant }: { grant: Grant }) => (
  <Card aria-label={texts.cardOf({ person: personOf(grant), record: titleOf(grant) })}>
    <Flex justifyContent="space-between" gap="2">
      <GrantTag state={grant.state} />
      <GrantMenu grant={grant} />
    </Flex>
    <Heading as="h2" size="md" overflowWrap="anywhere" dir="auto">
      {personOf(grant)}
    </Heading>
    <div>
      <Record grant={grant} />
    </div>
    <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {dotted([texts.untilDay({ day: formatDate(grant.expiresOn) }), filesOf(grant), grant.reason])}
    </Text>
  </Card>
)
