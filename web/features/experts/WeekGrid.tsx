/**
 * The half hours of a week: a mouse drags a rectangle over them, a tap changes one (a finger that moves scrolls). The arrow
 * keys move between them, Space changes one, and Shift with an arrow key repeats the last change.
 */
import * as texts from '#texts/experts/weekGrid.js'
import { Box, chakra } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'
import { firstWeekday, placeInWeek, weekdaysInOrder } from '#web/ui/calendar/week.ts'
import { shortWeekdays, weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { isFromRight } from '#language'
import { clockOf as clock, halfHour, halfHours, painted, rectangle } from './weekHours.ts'

const minutes = halfHours.slice(0, -1)
/** The hour that is seen first. */
const firstHour = 7
const rowHeight = 22

interface Props {
  cells: ReadonlySet<string>
  onChange: (change: (cells: ReadonlySet<string>) => ReadonlySet<string>) => void
}

export function WeekGrid({ cells, onChange }: Props) {
  // A drag: where it began, whether it sets or clears, and the week before it.
  const drag = useRef<{ from: string; on: boolean; before: ReadonlySet<string> } | null>(null)
  const pointer = useRef('')
  const last = useRef(true)
  const grid = useRef<HTMLTableElement>(null)
  const weekdays = weekdaysInOrder()
  const firstCell = `${firstWeekday()}-540`
  const paint = (cell: string, on: boolean) => {
    last.current = on
    onChange((before) => painted(before, [cell], on))
  }
  const stretch = (to: string) => {
    const { from, on, before } = drag.current ?? {}
    if (from && before) onChange(() => painted(before, rectangle(from, to), on === true))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).dataset['cell']
    const [along, down] = steps[event.key] ?? []
    if (!cell || along === undefined || down === undefined) return
    const right = isFromRight() ? -along : along
    event.preventDefault()
    const [weekday = 1, minute = 0] = cell.split('-').map(Number)
    const to = `${weekdaysInOrder()[placeInWeek(weekday) + right]}-${minute + down * halfHour}`
    const target = grid.current?.querySelector<HTMLElement>(`[data-cell="${to}"]`)
    if (!target) return
    target.focus()
    if (event.shiftKey) paint(to, last.current)
  }
  return (
    <Box
      borderWidth="1px"
      borderRadius="md"
      maxH="420px"
      overflow="auto"
      onPointerUp={() => (drag.current = null)}
      onPointerLeave={() => (drag.current = null)}
      ref={(box: HTMLDivElement | null) => {
        if (box && !box.dataset['shown']) {
          box.dataset['shown'] = 'yes'
          box.scrollTop = firstHour * 2 * rowHeight
        }
      }}
    >
      <chakra.table
        ref={grid}
        width="full"
        minW="560px"
        tableLayout="fixed"
        fontSize="xs"
        onKeyDown={onKeyDown}
        userSelect="none"
      >
        <chakra.caption srOnly>{texts.hoursOfTheWeekUse()}</chakra.caption>
        <chakra.thead position="sticky" top="0" bg="bg.panel" zIndex="1">
          <tr>
            <th scope="col">{texts.time()}</th>
            {weekdays.map((weekday) => (
              <chakra.th key={weekday} scope="col" padding="1">
                {shortWeekdays()[weekday - 1]}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <tbody>
          {minutes.map((minute) => (
            <chakra.tr key={minute} height={`${rowHeight}px`}>
              <chakra.th scope="row" fontWeight="normal" color="fg.muted" paddingX="2" whiteSpace="nowrap">
                {minute % 60 === 0 ? clock(minute) : <chakra.span srOnly>{clock(minute)}</chakra.span>}
              </chakra.th>
              {weekdays.map((weekday) => {
                const cell = `${weekday}-${minute}`
                const on = cells.has(cell)
                return (
                  <chakra.td key={weekday} padding="0" borderWidth="1px">
                    <chakra.button
                      type="button"
                      display="block"
                      width="full"
                      height={`${rowHeight}px`}
                      data-cell={cell}
                      tabIndex={cell === firstCell ? 0 : -1}
                      aria-pressed={on}
                      aria-label={`${weekdayNames[weekday - 1]} ${clock(minute)}`}
                      bg={on ? 'colorPalette.solid' : 'transparent'}
                      _hover={on ? {} : { bg: 'bg.muted' }}
                      onPointerDown={(event) => {
                        pointer.current = event.pointerType
                        if (event.pointerType === 'touch') return
                        event.currentTarget.releasePointerCapture(event.pointerId)
                        drag.current = { from: cell, on: !on, before: cells }
                        paint(cell, !on)
                      }}
                      onPointerEnter={() => stretch(cell)}
                      // A click that no mouse made: Space, Enter or a tap.
                      onClick={({ detail }) => (detail === 0 || pointer.current === 'touch') && paint(cell, !on)}
                    />
                  </chakra.td>
                )
              })}
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const steps: Record<string, readonly [right: number, down: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
