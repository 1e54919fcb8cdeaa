/** Tabs over one panel; which is chosen is the page's to say, mostly by its address. Arrow keys go from one to the next. */
import { isFromRight } from '#language'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { UnsavedScope, useUnsavedScope } from './form/unsaved.tsx'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

interface Props<T extends string> {
  value: T
  onChange: (value: T) => void
  /** What each is called, in their order. */
  tabs: Readonly<Record<T, ReactNode>>
  /** Over the whole width. */
  fitted?: boolean
  /** What stands below the chosen one. */
  children: ReactNode
}

const next = (at: number, count: number) => (at + 1) % count
const previous = (at: number, count: number) => (at + count - 1) % count

/** The arrows point where they go, whichever way the page is written. */
const steps = (): Record<string, (at: number, count: number) => number> => ({
  ArrowRight: isFromRight() ? previous : next,
  ArrowLeft: isFromRight() ? next : previous,
  Home: () => 0,
  End: (_, count) => count - 1,
})

/** A long name breaks and stays within its tab. */
const narrow = { height: 'auto', minHeight: 'var(--tabs-height)', paddingInline: { base: '2', md: '4' } }

export function Tabs<T extends string>({ value, onChange, tabs, fitted = false, children }: Props<T>) {
  const id = useId()
  const styles = useSlotRecipe({ key: 'tabs' })({ fitted })
  const names = Object.keys(tabs) as T[]
  const [scope, leaving] = useUnsavedScope()
  const choose = (name: T) => name !== value && leaving(() => onChange(name))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const name = names[steps()[event.key]?.(names.indexOf(value), names.length) ?? -1]
    if (!name) return
    event.preventDefault()
    choose(name)
    document.getElementById(`${id}-${name}`)?.focus()
  }
  const oriented = { 'data-orientation': 'horizontal' }
  return (
    <chakra.div css={styles['root']} {...oriented} flex="1" minW="0" width="full">
      <chakra.div
        css={styles['list']}
        {...oriented}
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        role="tablist"
        onKeyDown={onKeyDown}
      >
        {names.map((name) => (
          <chakra.button
            key={name}
            css={[styles['trigger'], narrow]}
            {...oriented}
            {...(name === value ? { 'data-selected': '' } : {})}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => choose(name)}
          >
            {tabs[name]}
          </chakra.button>
        ))}
      </chakra.div>
      <chakra.div
        css={styles['content']}
        {...oriented}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        <UnsavedScope value={scope}>{children}</UnsavedScope>
      </chakra.div>
    </chakra.div>
  )
}
