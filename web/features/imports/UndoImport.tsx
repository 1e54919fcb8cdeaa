/** Takes an import back: says first what that would delete, and what stays. */
import { Button } from '@chakra-ui/react'
import { Undo2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/imports/undo.js'
import type { UndoImport_import$key } from '#web/__generated__/UndoImport_import.graphql.ts'
import type { UndoImportMutation } from '#web/__generated__/UndoImportMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatTime } from '#web/ui/format.ts'

export function UndoImport({ brought }: { brought: UndoImport_import$key }) {
  const { id, fileName, undo } = useFragment(
    graphql`
      fragment UndoImport_import on Import {
        id
        fileName
        undo {
          until
          removed
          kept
        }
      }
    `,
    brought,
  )
  const [take, taking] = useAction<UndoImportMutation>(
    graphql`
      mutation UndoImportMutation($input: UndoImportInput!) {
        undoImport(input: $input) {
          import {
            ...ImportReport_import
            ...ImportHistory_import
          }
          removed
        }
      }
    `,
    { success: { title: texts.done() }, failure: texts.failed() },
  )
  const confirm = useConfirm()
  if (!undo) return null
  const { removed, kept, until } = undo
  return (
    <Button
      variant="outline"
      loading={taking}
      onClick={() =>
        confirm({
          title: texts.title({ fileName }),
          message: [texts.removed({ count: removed }), ...(kept ? [texts.kept({ count: kept })] : [])].join(' '),
          confirm: texts.undo(),
          danger: true,
          onConfirm: async () => (await take({ input: { id } })).ok,
        })
      }
    >
      <Undo2 size={16} aria-hidden />
      {texts.until({ time: formatTime(until) })}
    </Button>
  )
}
