/** The search of the top bar: pages at once, then what the server finds; a combobox that the keyboard alone can use. */
import { Box, Input, InputGroup, Kbd, VisuallyHidden } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/app/globalSearch.js'
import { searchDelay, useDebounced } from '#web/ui/useDebounced.ts'
import { articleParameter } from '#web/features/help/article.overlay.ts'
import { useShortcut } from '../shortcuts/useShortcut.ts'
import type { Hit } from './hit.ts'
import { same } from './pageScore.ts'
import { SearchList } from './SearchList.tsx'
import { useSearchHits } from './useSearchHits.ts'
import { useSuggestions } from './useSuggestions.ts'

/** Ctrl+Shift+K (docs/spec/shell.md#search), Ctrl/Cmd+K and '/'. */
const isSearchKey = ({ key, ctrlKey, metaKey }: globalThis.KeyboardEvent) =>
  key === '/' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k')

/** The query of the page that one is on, with what opens over it. */
function beside(search: string, over: string): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(over)) next.set(name, value)
  return `?${next}`
}

export function GlobalSearch({ shortcuts = true }: { shortcuts?: boolean }) {
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  /** The hit that was moved to; the first one until then. */
  const [moved, setMoved] = useState<Hit['to'] | null>(null)
  /** What is looked for without waiting for quiet. */
  const [atOnce, setAtOnce] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const typed = text.trim()
  const quiet = useDebounced(typed, searchDelay)
  const asked = atOnce === typed ? typed : quiet
  const { complete, failed, again, ...found } = useSearchHits(asked)
  const suggested = useSuggestions(open)
  // The hits of what was typed before are not shown for what is typed now.
  const hits = !typed ? suggested : asked === typed ? found.hits : []
  const active = Math.max(
    hits.findIndex(({ to }) => to === moved),
    0,
  )
  // Enter opens the first hit of what has been typed, also when the hits have not arrived yet.
  const awaited = useRef<string | null>(null)
  useShortcut({ pressed: isSearchKey, run: () => input.current?.focus(), on: shortcuts })

  const close = () => {
    setOpen(false)
    setText('')
    setMoved(null)
    awaited.current = null
    input.current?.blur()
  }
  const go = (hit: Hit | undefined) => {
    if (!hit) return
    close()
    void navigate(hit.to.startsWith('?') ? { search: beside(location.search, hit.to) } : hit.to)
  }
  const inDocumentation = (wanted: string) => {
    close()
    void navigate({ search: beside(location.search, `?${articleParameter}=`) }, { state: { find: wanted } })
  }
  // Nothing comes before a page that is called as what was typed.
  const arrived = !typed || (asked === typed && (complete || (hits[0]?.score ?? 0) >= same))
  const openAwaited = useEffectEvent(() => {
    if (awaited.current === typed) go(hits[0])
    awaited.current = null
  })
  useEffect(() => {
    if (arrived && typed) openAwaited()
  }, [arrived, typed])
  const onEnter = () => {
    if (moved !== null || arrived) return hits.length || !failed ? go(hits[active]) : again()
    awaited.current = typed
    setAtOnce(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What a composed letter is confirmed with is no command.
    if (event.nativeEvent.isComposing) return
    const to = (at: number) => setMoved(hits[at]?.to ?? null)
    const moves: Record<string, () => void> = {
      ArrowDown: () => (open ? to(Math.min(active + 1, hits.length - 1)) : setOpen(true)),
      ArrowUp: () => to(Math.max(active - 1, 0)),
      Home: () => to(0),
      End: () => to(hits.length - 1),
      Enter: onEnter,
      Escape: close,
    }
    const move = moves[event.key]
    if (!move || event.shiftKey) return
    event.preventDefault()
    move()
  }
  const shown = open && (typed !== '' || hits.length > 0)
  return (
    <Box
      position="relative"
      flex="1"
      maxW="480px"
      role="search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <InputGroup
        startElement={<Search size={16} aria-hidden />}
        endElement={shortcuts ? <Kbd hideBelow="md">{texts.ctrlK()}</Kbd> : undefined}
      >
        <Input
          ref={input}
          role="combobox"
          aria-label={texts.searchThePlatform()}
          aria-expanded={shown}
          aria-controls={list}
          aria-activedescendant={shown && hits[active] ? `${list}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={texts.searchThePlatform2()}
          textOverflow="ellipsis"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            awaited.current = null
            setMoved(null)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          autoComplete="off"
        />
      </InputGroup>
      <VisuallyHidden role="status">
        {!shown
          ? ''
          : !arrived
            ? texts.searching()
            : failed
              ? texts.searchFailed()
              : texts.results({ length: hits.length })}
      </VisuallyHidden>
      <SearchList
        id={list}
        shown={shown}
        hits={hits}
        active={active}
        onActive={(at) => setMoved(hits[at]?.to ?? null)}
        onOpen={go}
        nothing={typed && (arrived ? texts.nothingFoundFor({ typed }) : texts.searching())}
        {...(typed && arrived
          ? {
              onDocumentation: {
                label: texts.searchTheDocumentation({ typed }),
                run: () => inDocumentation(typed),
              },
            }
          : {})}
        {...(failed && typed === asked ? { onAgain: again } : {})}
      />
    </Box>
  )
}
