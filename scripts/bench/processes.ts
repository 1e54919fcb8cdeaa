/** What processes of this machine have used, from /proc; elsewhere than on Linux nothing is known and all is 0. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (pid: number, name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8')

function orZero(work: () => number): number {
  try {
    return work()
  } catch {
    return 0
  }
}

/** The processes that a process started. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    read(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
  )

const ofFamily = (pid: number, own: (pid: number) => number): number =>
  orZero(() => own(pid) + childrenOf(pid).reduce((sum, child) => sum + ofFamily(child, own), 0))

/** Resident memory of a process and its children, in MB. */
export const residentOf = (pid: number): number =>
  ofFamily(pid, (one) => Number(/VmRSS:\s+(\d+)/.exec(read(one, 'status'))?.[1] ?? 0) / 1024)

/** Milliseconds of processor time that a process and its children have used, those that are gone by now, too. */
export const processorTimeOf = (pid: number): number =>
  ofFamily(pid, (one) => {
    const fields = read(one, 'stat').split(') ')[1]!.split(' ')
    return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * 10
  })

/** How many files and connections a process and its children have open. */
export const openFilesOf = (pid: number): number => ofFamily(pid, (one) => readdirSync(`/proc/${one}/fd`).length)

/** The process that started another one. */
export const parentOf = (pid: number): number => orZero(() => Number(read(pid, 'stat').split(') ')[1]!.split(' ')[1]))
