/** Files that are chosen before their record is there: they are sent once it is (sendFiles.ts). */
import { HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import * as texts from '#texts/files/chooseFiles.js'
import * as uploading from '#texts/files/useUploads.js'
import { acceptedOf, fileTypes, wordsOf } from '#api/features/files/file.rules.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { DropZone } from '#web/ui/form/DropZone.tsx'
import { formatBytes } from '#web/ui/format.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { oneLine } from '#web/ui/ownWay.tsx'

interface Props {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

export const ChooseFiles = (props: Props) => (
  <Stack as="fieldset" gap="2" maxW="3xl">
    <Text as="legend" fontSize="sm" fontWeight="medium" marginBottom="2">
      {texts.files()}
    </Text>
    <Zone {...props} />
    {props.files.length > 0 && (
      <Stack as="ul" aria-label={texts.chosen()} gap="1" listStyleType="none">
        {props.files.map((file) => (
          <HStack as="li" key={`${file.name} ${file.size}`} gap="2">
            <Text flex="1" minW="0" {...oneLine(file.name)}>
              {file.name}
            </Text>
            <Text color="fg.muted" fontSize="xs" whiteSpace="nowrap">
              {formatBytes(file.size)}
            </Text>
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={texts.remove({ name: file.name })}
              onClick={() => props.onChange(props.files.filter((one) => one !== file))}
            >
              <X size={16} aria-hidden />
            </IconButton>
          </HStack>
        ))}
      </Stack>
    )}
  </Stack>
)

function Zone({ files, onChange }: Props) {
  const { uploadMaxBytes } = useApp().platformSettings
  const add = (chosen: File[]) => {
    const large = chosen.find(({ size }) => size > uploadMaxBytes)
    const empty = chosen.find(({ size }) => size === 0)
    if (large)
      toast({
        kind: 'error',
        title: uploading.isLargerThan({ name: large.name, mostBytes: formatBytes(uploadMaxBytes) }),
      })
    else if (empty) toast({ kind: 'error', title: uploading.isEmpty({ name: empty.name }) })
    const isNew = ({ name, size }: File) => !files.some((one) => one.name === name && one.size === size)
    onChange([...files, ...chosen.filter((file) => file.size > 0 && file.size <= uploadMaxBytes && isNew(file))])
  }
  return (
    <DropZone
      accept={acceptedOf(fileTypes)}
      hint={texts.orDropThem({ fileTypes: wordsOf(fileTypes), uploadMaxBytes: formatBytes(uploadMaxBytes) })}
      onFiles={add}
    />
  )
}
