/** Takes files: dropped on it, or chosen with its button, which is the way for the keyboard. */
import * as texts from '#texts/ui/dropZone.js'
import { Button, Stack, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState, type DragEvent } from 'react'

interface Props {
  /** What the file dialog offers, for example `.pdf,.png`. */
  accept: string
  hint: string
  /** Takes one file instead of many. */
  single?: boolean
  /** Opens the file dialog as soon as it is shown, when a button elsewhere has brought it up. */
  chooseNow?: boolean
  onFiles: (files: File[]) => void
}

export function DropZone({ accept, hint, single = false, chooseNow = false, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [choosing] = useState(chooseNow)
  useEffect(() => {
    if (choosing) input.current?.click()
  }, [choosing])
  const [over, setOver] = useState(false)
  const take = (files: Iterable<File>) => onFiles([...files].slice(0, single ? 1 : undefined))
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <Stack
      direction={{ base: 'column', sm: 'row' }}
      align={{ base: 'stretch', sm: 'center' }}
      gap="4"
      padding="4"
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="md"
      borderColor={over ? 'brand.solid' : 'border.emphasized'}
      bg={over ? 'brand.subtle' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
      data-testid="drop-zone"
    >
      <Button variant="outline" flexShrink="0" onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        {single ? texts.chooseAFile() : texts.addFiles()}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        {hint}
      </Text>
      <input
        ref={input}
        type="file"
        multiple={!single}
        hidden
        accept={accept}
        aria-label={single ? texts.file() : texts.filesToAdd()}
        onChange={({ target }) => {
          take(target.files ?? [])
          // The same file may be chosen again after it failed.
          target.value = ''
        }}
      />
    </Stack>
  )
}
