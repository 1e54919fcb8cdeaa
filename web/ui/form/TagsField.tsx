/** A list of short texts: Enter or a comma makes a tag, Backspace in the empty box or a tag's button removes one. */
import * as texts from '#texts/ui/tagsField.js'
import { chakra, Flex, Input, VisuallyHidden } from '@chakra-ui/react'
import { useField } from 'formik'
import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Labelled, type FieldProps } from './fields.tsx'
import { useRule } from './useRule.ts'

const listOf = (text: string) => [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)

/** A value that is a text stays one, with commas; any other is a list. */
export function TagsField({ name, label, hint = texts.pressEnterOrTypeA() }: FieldProps) {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<readonly string[] | string | undefined>(
    name,
  )
  const [typed, setTyped] = useState('')
  const [removed, setRemoved] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const rule = useRule(name)
  const all = Array.isArray(value) ? value : listOf(String(value ?? ''))
  // What is typed counts at once, so that saving never loses it; it becomes a tag when it is finished.
  const tags = typed.trim() && all.at(-1) === typed.trim() ? all.slice(0, -1) : all

  const change = (next: readonly string[], text: string) => {
    const list = listOf([...next, text].join(','))
    setTyped(text)
    void setValue(typeof value === 'string' ? list.join(', ') : list)
  }
  const type = (text: string) => {
    const end = text.lastIndexOf(',')
    change([...tags, ...listOf(text.slice(0, Math.max(end, 0)))], text.slice(end + 1).trimStart())
  }
  const finish = () => typed && change([...tags, typed], '')
  const remove = (tag: string) => {
    change(
      tags.filter((other) => other !== tag),
      typed,
    )
    setRemoved(tag)
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1)
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault()
      finish()
    } else if (event.key === 'Backspace' && !typed && last) remove(last)
  }
  return (
    <Labelled name={name} {...(label ? { label } : {})} hint={hint}>
      <Flex
        wrap="wrap"
        gap="1.5"
        width="full"
        minH="10"
        padding="1.5"
        borderWidth="1px"
        borderRadius="md"
        borderColor={error && touched ? 'border.error' : 'border.emphasized'}
        _focusWithin={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-1px' }}
        onClick={() => box.current?.focus()}
      >
        {tags.length > 0 && (
          <Flex
            as="ul"
            role="list"
            aria-label={label ?? rule.label ?? name}
            wrap="wrap"
            gap="1.5"
            listStyleType="none"
            minW="0"
          >
            {tags.map((tag) => (
              <TagItem key={tag} tag={tag} onRemove={() => remove(tag)} />
            ))}
          </Flex>
        )}
        <Input
          ref={box}
          unstyled
          name={name}
          dir="auto"
          flex="1"
          minW="24"
          height="6"
          bg="transparent"
          outline="none"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            finish()
            void setTouched(true)
          }}
        />
      </Flex>
      <VisuallyHidden role="status">
        {removed && !tags.includes(removed) ? texts.removed({ removed }) : ''}
      </VisuallyHidden>
    </Labelled>
  )
}

const TagItem = ({ tag, onRemove }: { tag: string; onRemove: () => void }) => (
  <Flex as="li" align="center" minW="0" bg="bg.muted" borderRadius="sm" paddingInlineStart="2" fontSize="sm">
    <chakra.span overflowWrap="anywhere" dir="auto">
      {tag}
    </chakra.span>
    <chakra.button
      type="button"
      aria-label={texts.remove({ tag })}
      display="grid"
      placeItems="center"
      boxSize="6"
      flexShrink="0"
      borderRadius="sm"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      onClick={onRemove}
    >
      <X size={14} aria-hidden />
    </chakra.button>
  </Flex>
)
