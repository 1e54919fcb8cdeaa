/** One work that was read, with what is known of it already. */
import { Box, Flex, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/publications/importing.js'
import { dotted, listed } from '#listed'
import { shownName } from '#api/features/publications/authorName.rules.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Tick } from '#web/ui/form/Tick.tsx'
import type { Entry } from './readEntry.ts'

interface Props {
  entry: Entry
  checked: boolean
  disabled: boolean
  onChange: (taken: boolean) => void
}

/** How many authors are named. */
const mostAuthors = 6

export const EntryRow = memo(
  function EntryRow({ entry, checked, disabled, onChange }: Props) {
    const id = useId()
    const { title, authors, venue, year, doi, listed: known, repeats } = entry
    const named = listed(authors.slice(0, mostAuthors).map(shownName))
    return (
      <Flex as="li" gap="3" paddingY="3" borderTopWidth="1px" align="start">
        <Box paddingTop="0.5">
          <Tick id={id} checked={checked} disabled={disabled} onChange={onChange} />
        </Box>
        <Stack gap="0.5" minW="0" flex="1">
          <Text asChild fontWeight="medium" overflowWrap="anywhere" dir="auto">
            <label htmlFor={id}>{title}</label>
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere" dir="auto">
            {authors.length > mostAuthors ? texts.andOthers({ names: named }) : named}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {dotted([venue, year, doi])}
          </Text>
          {known && (
            <Text fontSize="sm">
              {known.by === 'DOI' ? texts.listedByDoi() : texts.listedByTitle()}{' '}
              <TextLink asChild textDecoration="underline" display="inline">
                <Link to={`/research-management/publications?publication=${known.number}`} target="_blank">
                  {known.title}
                </Link>
              </TextLink>
            </Text>
          )}
          {repeats && <Text fontSize="sm">{texts.repeats({ line: repeats.line, key: repeats.key || 'empty' })}</Text>}
        </Stack>
        <Tag tone={known || repeats ? 'warning' : 'success'}>
          {known ? texts.listed() : repeats ? texts.repeated() : texts.new()}
        </Tag>
      </Flex>
    )
  },
  // What `onChange` does is the same for each of them; so a click draws one row of a thousand.
  (before, after) =>
    before.entry === after.entry && before.checked === after.checked && before.disabled === after.disabled,
)
