/** What people saved under names, in a panel: each opens something, who may changes it, and what is there now is saved as another one. */
import { Button, Flex, Stack, Text, type ButtonProps } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useConfirm } from '../feedback/Confirm.tsx'
import { RowMenu } from '../RowMenu.tsx'

interface Saved {
  readonly id: string
  readonly name: string
  readonly shared: boolean
  readonly canUpdate: boolean
}

type OfName = (values: { name: string }) => string

interface Props<T extends Saved> {
  saved: readonly T[]
  words: {
    title: string
    none: string
    save: string
    rename: string
    replace: string
    delete: string
    deleteQuestion: string
    actionsFor: OfName
    deleteShared: OfName
    deleteConsequence: OfName
  }
  /** What opens one, a SavedButton. */
  opener: (one: T) => ReactNode
  /** Puts what is there now in its place. */
  onReplace: (id: string) => unknown
  /** Deletes it; gives whether that was done. */
  onRemove: (id: string) => Promise<boolean>
  /** The form for a new one, null, or one that is edited. */
  form: (edited: T | null, onClose: () => void) => ReactNode
}

export function SavedPanel<T extends Saved>({ saved, words, opener, onReplace, onRemove, form }: Props<T>) {
  const [edited, setEdited] = useState<T | 'new' | null>(null)
  const confirm = useConfirm()
  const askToRemove = ({ id, name, shared }: T) =>
    confirm({
      title: words.deleteQuestion,
      message: shared ? words.deleteShared({ name }) : words.deleteConsequence({ name }),
      confirm: words.delete,
      danger: true,
      onConfirm: () => onRemove(id),
    })
  return (
    <Stack gap="3" padding="3">
      {saved.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {words.none}
        </Text>
      ) : (
        <Stack as="ul" gap="0.5" listStyleType="none" aria-label={words.title} maxH="50dvh" overflowY="auto">
          {saved.map((one) => (
            <Flex as="li" key={one.id} gap="1" alignItems="center">
              {opener(one)}
              {one.canUpdate && (
                <RowMenu
                  label={words.actionsFor({ name: one.name })}
                  actions={[
                    { label: words.rename, onSelect: () => setEdited(one) },
                    { label: words.replace, onSelect: () => void onReplace(one.id) },
                    { label: words.delete, danger: true, onSelect: () => askToRemove(one) },
                  ]}
                />
              )}
            </Flex>
          ))}
        </Stack>
      )}
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setEdited('new')}>
        <Plus size={14} aria-hidden />
        {words.save}
      </Button>
      {edited !== null && form(edited === 'new' ? null : edited, () => setEdited(null))}
    </Stack>
  )
}

/** The button, or as a child the link, that opens something saved. */
export const SavedButton = (props: ButtonProps) => (
  <Button variant="ghost" size="sm" flex="1" minW="0" justifyContent="start" height="auto" paddingY="1.5" {...props} />
)
