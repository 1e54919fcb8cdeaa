/** Imports as rows and cards of their list. */
import { Heading, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/data/list.js'
import type {
  allImportsColumns_import$data,
  allImportsColumns_import$key,
} from '#web/__generated__/allImportsColumns_import.graphql.ts'
import { importStates } from '#web/features/imports/importStates.ts'
import { kindWords } from '#web/features/imports/kindWords.ts'
import { UndoImport } from '#web/features/imports/UndoImport.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Card } from '#web/ui/Card.tsx'
import { formatCount, formatTime } from '#web/ui/format.ts'
import type { Column } from '#web/ui/list/ListTable.tsx'

type Brought = allImportsColumns_import$data[number]

export const useImports = (imports: allImportsColumns_import$key) =>
  useFragment<allImportsColumns_import$key>(
    graphql`
      fragment allImportsColumns_import on Import @relay(plural: true) {
        id
        fileName
        kind
        state
        rows
        created
        createdAt
        user {
          name
        }
        ...UndoImport_import
      }
    `,
    imports,
  )

const StateTag = ({ state }: Brought) => <Tag tone={importStates[state].tone}>{importStates[state].label}</Tag>

export const allImportsColumns: Column<Brought>[] = [
  {
    header: texts.file(),
    share: 2,
    keep: true,
    file: { Number: 'number', [texts.file()]: 'fileName' },
    cell: ({ fileName }) => <Text overflowWrap="anywhere">{fileName}</Text>,
  },
  { header: texts.kind(), width: 8, file: 'kind', cell: ({ kind }) => kindWords[kind].title },
  { header: texts.state(), width: 9, file: 'state', cell: StateTag },
  { header: texts.by(), share: 1.2, file: 'user.name', cell: ({ user }) => user.name },
  { header: texts.rows(), width: 6, align: 'end', sort: 'ROWS', file: 'rows', cell: ({ rows }) => formatCount(rows) },
  { header: texts.created(), width: 6, align: 'end', file: 'created', cell: ({ created }) => formatCount(created) },
  {
    header: texts.when(),
    width: 12,
    sort: 'CREATED_AT',
    file: 'createdAt',
    cell: ({ createdAt }) => formatTime(createdAt),
  },
  { header: texts.undo(), width: 18, cell: (brought) => <UndoImport brought={brought} /> },
]

export const ImportCard = ({ brought }: { brought: Brought }) => (
  <Card aria-label={brought.fileName}>
    <StateTag {...brought} />
    <Heading as="h2" size="md" overflowWrap="anywhere">
      {brought.fileName}
    </Heading>
    <Text>
      {kindWords[brought.kind].title} · {brought.user.name}
    </Text>
    <Text color="fg.muted" fontSize="sm">
      {formatTime(brought.createdAt)}
    </Text>
    <UndoImport brought={brought} />
  </Card>
)
