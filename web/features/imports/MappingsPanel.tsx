/** What the button of the saved mappings opens: each with how it fits the file, and the way to save what is matched now. */
import { Stack, Text } from '@chakra-ui/react'
import * as texts from '#texts/imports/mappings.js'
import type { ImportKind } from '#web/__generated__/ImportPageQuery.graphql.ts'
import { SavedButton, SavedPanel } from '#web/ui/saved/SavedPanel.tsx'
import type { ColumnField, MappingFit } from './ImportMappings.tsx'
import { EditMapping, NewMapping } from './MappingForm.tsx'
import { useMappings } from './useMappings.ts'

interface Props {
  kind: ImportKind
  fits: readonly MappingFit[]
  columns: readonly ColumnField[]
  onUse: (fit: MappingFit) => void
}

export default function MappingsPanel({ kind, fits, columns, onUse }: Props) {
  const { replace, remove } = useMappings()
  return (
    <SavedPanel
      saved={fits.map((fit) => ({ ...fit.mapping, fit }))}
      words={{
        title: texts.title(),
        none: texts.none(),
        save: texts.save(),
        rename: texts.rename(),
        replace: texts.replace(),
        delete: texts.delete(),
        deleteQuestion: texts.deleteQuestion(),
        actionsFor: texts.actionsFor,
        deleteShared: texts.deleteShared,
        deleteConsequence: texts.deleteConsequence,
      }}
      opener={({ name, shared, owner, fit }) => (
        <SavedButton onClick={() => onUse(fit)}>
          <Stack gap="0" minW="0" textAlign="start">
            <Text truncate dir="auto">
              {name}
            </Text>
            <Text fontSize="xs" color="fg.muted" fontWeight="normal">
              {texts.fit({ matching: fit.matching, used: fit.used })}
            </Text>
            {shared && (
              <Text fontSize="xs" color="fg.muted" fontWeight="normal" dir="auto">
                {owner ? texts.sharedBy({ name: owner.name }) : texts.sharedByFormer()}
              </Text>
            )}
          </Stack>
        </SavedButton>
      )}
      onReplace={(id) => replace(id, columns)}
      onRemove={remove}
      form={(mapping, onClose) =>
        mapping ? (
          <EditMapping mapping={mapping} onClose={onClose} />
        ) : (
          <NewMapping kind={kind} columns={columns} onClose={onClose} />
        )
      }
    />
  )
}
