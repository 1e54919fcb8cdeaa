/** The saved mappings that fit the file: the best one is offered, the others stand in a menu beside the way to save another. */
import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Bookmark } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/imports/mappings.js'
import { listed } from '#listed'
import type {
  ImportMappings_import$data,
  ImportMappings_import$key,
} from '#web/__generated__/ImportMappings_import.graphql.ts'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { Popup } from '#web/ui/Popup.tsx'

const MappingsPanel = lazily(() => import('./MappingsPanel.tsx'))

export type MappingFit = ImportMappings_import$data['mappings'][number]

export interface ColumnField {
  readonly name: string
  readonly field?: string | null | undefined
}

interface Props {
  brought: ImportMappings_import$key
  /** The columns as they are matched now. */
  columns: readonly ColumnField[]
  onUse: (columns: readonly ColumnField[]) => void
}

const same = (a: readonly ColumnField[], b: readonly ColumnField[]) =>
  a.every(({ name, field }, at) => b[at]?.name === name && (b[at].field ?? null) === (field ?? null))

export function ImportMappings({ brought, columns, onUse }: Props) {
  const { kind, mappings } = useFragment(
    graphql`
      fragment ImportMappings_import on Import {
        kind
        mappings {
          mapping {
            id
            name
            shared
            canUpdate
            owner {
              name
            }
          }
          columns {
            name
            field
          }
          offered
          matching
          used
          missing
          gone {
            name
            field
          }
        }
      }
    `,
    brought,
  )
  const fitting = mappings.filter((fit) => fit.offered)
  const inUse = fitting.find((fit) => same(fit.columns, columns))
  const shown = inUse ?? fitting[0]
  return (
    <Stack gap="2">
      <HStack gap="3" wrap="wrap" justifyContent="space-between">
        <Box flex="1" minW="200px">
          {shown && (
            <Text dir="auto">
              {shown === inUse
                ? texts.inUse({ name: shown.mapping.name })
                : texts.offer({ name: shown.mapping.name, matching: shown.matching, used: shown.used })}
            </Text>
          )}
        </Box>
        <HStack gap="2">
          {shown && shown !== inUse && (
            <Button size="sm" onClick={() => onUse(shown.columns)}>
              {texts.use()}
            </Button>
          )}
          <Popup
            label={texts.title()}
            placement="bottom-end"
            width={{ base: 'calc(100vw - 32px)', sm: '380px' }}
            trigger={
              <Button size="sm" variant="outline">
                <Bookmark size={16} aria-hidden />
                {texts.title()}
              </Button>
            }
          >
            {(close) => (
              <MappingsPanel
                kind={kind}
                fits={mappings}
                columns={columns}
                onUse={(fit) => {
                  onUse(fit.columns)
                  close()
                }}
              />
            )}
          </Popup>
        </HStack>
      </HStack>
      {shown && shown.missing.length > 0 && (
        <Text color="fg.muted" dir="auto">
          {texts.missing({ count: shown.missing.length, names: listed(shown.missing) })}
        </Text>
      )}
      {shown?.gone.map(({ name, field }) => (
        <Text key={name} color="fg.error" dir="auto">
          {texts.gone({ column: name, field: field ?? '' })}
        </Text>
      ))}
    </Stack>
  )
}
