/** The files whose place one took, folded away below it: they are opened and deleted one by one. */
import { Button, Stack } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/files/fileRow.js'
import type { EarlierVersion_file$key } from '#web/__generated__/EarlierVersion_file.graphql.ts'
import type { EarlierVersions_file$key } from '#web/__generated__/EarlierVersions_file.graphql.ts'
import { FileLine } from './FileLine.tsx'
import type { PreviewedFile } from './FilePreview.tsx'
import { useFileActions } from './useFileActions.tsx'

interface Props<Key> {
  file: Key
  onPreview: (file: PreviewedFile) => void
  /** Reads the files again, after one has gone. */
  refresh: () => Promise<unknown>
}

export function EarlierVersions({ file, onPreview, refresh }: Props<EarlierVersions_file$key>) {
  const { name, earlierVersions } = useFragment(
    graphql`
      fragment EarlierVersions_file on File {
        name
        earlierVersions {
          id
          ...EarlierVersion_file
        }
      }
    `,
    file,
  )
  const [open, setOpen] = useState(false)
  const Arrow = open ? ChevronUp : ChevronDown
  const count = earlierVersions.length
  if (!count) return null
  return (
    <>
      <Button
        size="xs"
        variant="plain"
        height="auto"
        paddingX="0"
        paddingY="1"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {texts.earlierVersions({ count })}
        <Arrow size={14} aria-hidden />
      </Button>
      {open && (
        <Stack
          as="ul"
          aria-label={texts.earlierOf({ name })}
          alignSelf="stretch"
          gap="3"
          listStyleType="none"
          borderInlineStartWidth="2px"
          paddingInlineStart="3"
        >
          {earlierVersions.map((one) => (
            <EarlierVersion key={one.id} file={one} onPreview={onPreview} refresh={refresh} />
          ))}
        </Stack>
      )}
    </>
  )
}

function EarlierVersion({ file: key, onPreview, refresh }: Props<EarlierVersion_file$key>) {
  const file = useFragment(
    graphql`
      fragment EarlierVersion_file on File {
        id
        name
        canDelete
        ...FileLine_file
      }
    `,
    key,
  )
  const { remove } = useFileActions(() => void refresh())
  const actions = file.canDelete
    ? [{ label: texts.delete(), icon: Trash2, danger: true, onSelect: () => remove(file) }]
    : []
  return <FileLine file={file} onPreview={onPreview} actions={actions} />
}
