/** Patents as rows of their list. */
import { Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/patents/list.js'
import { listed } from '#listed'
import type {
  patentColumns_patent$data,
  patentColumns_patent$key,
} from '#web/__generated__/patentColumns_patent.graphql.ts'
import { formatDate, formatShortMoney } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'
import { DeadlineWords } from './DeadlineWords.tsx'
import { PatentTag } from './PatentTag.tsx'
import { officeName } from './patentWords.ts'

export type Patent = patentColumns_patent$data[number]

export const usePatents = (patents: patentColumns_patent$key) =>
  useFragment<patentColumns_patent$key>(
    graphql`
      fragment patentColumns_patent on Patent @relay(plural: true) {
        id
        number
        path
        title
        office
        status
        applicationNumber
        publicationNumber
        grantNumber
        filedOn
        costTotal
        family {
          confidential
          inventors {
            name
          }
          project {
            title
          }
        }
        nextDeadline {
          task
          dueOn
          isOverdue
        }
      }
    `,
    patents,
  )

export const latestNumber = ({ grantNumber, publicationNumber, applicationNumber }: Patent) =>
  grantNumber ?? publicationNumber ?? applicationNumber ?? ''

export const inventorsOf = ({ family }: Patent) => listed(family.inventors.map(({ name }) => name))

export const titleOf = ({ path, title }: Patent) => (
  <TextLink asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
    <Link to={path}>{title}</Link>
  </TextLink>
)

export const patentColumns: Column<Patent>[] = [
  {
    header: texts.patent(),
    share: 2.6,
    keep: true,
    sort: 'TITLE',
    file: { Number: 'number', [texts.patent()]: 'title' },
    cell: (patent) => (
      <Stack gap="0">
        {titleOf(patent)}
        <Text fontSize="xs" color="fg.muted" lineClamp={1} dir="auto">
          {inventorsOf(patent)}
        </Text>
      </Stack>
    ),
  },
  {
    header: texts.status(),
    width: 8.5,
    file: { [texts.status()]: 'status', [texts.confidential()]: 'family.confidential' },
    cell: ({ status, family }) => (
      <Stack gap="1" alignItems="start">
        <PatentTag status={status} confidential={family.confidential} />
      </Stack>
    ),
  },
  { header: texts.office(), share: 1.2, file: 'office', cell: ({ office }) => officeName(office) },
  {
    header: texts.number(),
    share: 1.4,
    file: {
      [texts.applicationNumber()]: 'applicationNumber',
      [texts.publicationNumber()]: 'publicationNumber',
      [texts.grantNumber()]: 'grantNumber',
    },
    cell: (patent) => (
      <Text dir="ltr" overflowWrap="anywhere">
        {latestNumber(patent)}
      </Text>
    ),
  },
  {
    header: texts.filedOn(),
    width: 7,
    sort: 'FILED_ON',
    file: 'filedOn',
    look: 'one-line',
    cell: ({ filedOn }) => filedOn && formatDate(filedOn),
  },
  {
    header: texts.nextDeadline(),
    share: 1.6,
    file: { [texts.nextDeadline()]: 'nextDeadline.task', [texts.dueOn()]: 'nextDeadline.dueOn' },
    cell: ({ nextDeadline }) => nextDeadline && <DeadlineWords deadline={nextDeadline} />,
  },
  {
    header: texts.project(),
    share: 1.4,
    file: 'family.project.title',
    cell: ({ family }) => family.project && <Text dir="auto">{family.project.title}</Text>,
  },
  {
    header: texts.costs(),
    width: 6,
    align: 'end',
    file: { [texts.costsAed()]: 'costTotal' },
    look: 'one-line',
    cell: ({ costTotal }) => costTotal != null && costTotal > 0 && formatShortMoney(costTotal),
  },
]
