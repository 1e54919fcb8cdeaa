/**
 * Keeps the one sandbox of this machine: a child process with the same program, an embedded database of its own and demo data. It is
 * started when it is asked for, ends by itself when nobody asks it any more, and begins with new data on each day of the
 * university. Nothing that happens to it ends the process that keeps it (decision 0465).
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { config } from '../config.ts'
import { log } from '../log.ts'
import { isoDay, universityDay } from '../universityDay.rules.ts'
import { dropSandbox, noteSandbox, sandboxFolder, sandboxMadeAt, sandboxSize } from './folder.ts'
import { asSandbox } from './sandboxed.ts'

/** Where the sandbox listens, and the secret without which it answers nothing; both are its own and new with each start. */
export interface Place {
  port: number
  secret: string
}

/** What the sandbox tells the process that keeps it. */
export type Told = { place: Place } | 'leaving'

/** What it may know of the environment: no address, key or secret of the installation is among them. */
const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'SystemRoot',
  'NODE_COMPILE_CACHE',
  'MALLOC_TRIM_THRESHOLD_',
  'MALLOC_ARENA_MAX',
  'UNIVERSITY_TIME_ZONE',
  'UPLOAD_MAX_MB',
  'LOG_LEVEL',
]

/** Data of more bytes are dropped: the disk is the university's. */
const mostBytes = 1_000_000_000
const minute = 60_000
/** Milliseconds that it has to end. */
const longestEnd = 4_000

/** The built server, where that runs; else the sources. */
const program = () => {
  const running = process.argv[1] ?? ''
  return path.basename(running) === 'server.js' ? running : path.join(import.meta.dirname, '../server.ts')
}

const dayOf = (moment: Date) => isoDay(universityDay(moment))

export class SandboxKeeper {
  readonly #fork: () => ChildProcess
  readonly #patience: number
  #child: ChildProcess | undefined
  /** Those that take no further request and have not ended: they still hold the data. */
  readonly #leaving = new Set<ChildProcess>()
  /** Where the child listens, once it does. */
  #at: Place | undefined
  #place: Promise<Place> | undefined
  /** The day on which its place was asked for: on the next one it gets new data. */
  #day = ''
  /** Starts and resets come one after another. */
  #last: Promise<unknown> = Promise.resolve()
  #watch: NodeJS.Timeout | undefined

  /** Tests have children of their own, and less patience with them. */
  constructor(fork = forkSandbox, patience = longestEnd) {
    this.#fork = fork
    this.#patience = patience
  }

  /** Where it is; it is started when it is not there. Rejects when it cannot be. */
  place(): Promise<Place> {
    const today = dayOf(new Date())
    if (this.#place && this.#day === today) return this.#place
    this.#day = today
    const place = this.#inTurn(() => this.#start())
    this.#place = place
    place.catch((err: unknown) => {
      log.error({ err }, 'the sandbox cannot be started')
      if (this.#place === place) this.#place = undefined
    })
    return place
  }

  /** Ends it and drops its data. */
  reset(): Promise<void> {
    this.#place = undefined
    return this.#inTurn(async () => {
      await this.#end()
      dropSandbox()
    })
  }

  /** Ends it; its data stay. */
  stop(): Promise<void> {
    this.#place = undefined
    return this.#end()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  async #start(): Promise<Place> {
    if (isOld()) {
      await this.#end()
      dropSandbox()
    }
    // Its first start reached into this day, so that its data are of today.
    if (this.#at) return this.#at
    await this.#end()
    const known = sandboxMadeAt() !== null
    // What is left of a start that was not finished is no demo university.
    if (!known) dropSandbox()
    try {
      return await this.#begin()
    } catch (error) {
      if (!known) throw error
      log.warn({ err: error }, 'the sandbox could not be opened; it gets new data')
      dropSandbox()
      return this.#begin()
    }
  }

  async #begin(): Promise<Place> {
    const child = this.#fork()
    this.#child = child
    this.#at = await new Promise<Place>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (this.#child === child) log.warn({ code, signal }, 'the sandbox ended; the next request starts it again')
        this.#left(child)
        this.#leaving.delete(child)
        reject(new Error(`It ended with ${code ?? signal}`))
      })
      child.on('message', (told: Told) => {
        if (told === 'leaving') this.#left(child)
        else resolve(told.place)
      })
    })
    if (!sandboxMadeAt()) noteSandbox(new Date())
    clearInterval(this.#watch)
    this.#watch = setInterval(() => void this.#look(), minute).unref()
    return this.#at
  }

  /** Who asks next starts another one. */
  #left(child: ChildProcess): void {
    if (this.#child !== child) return
    this.#leaving.add(child)
    this.#child = undefined
    this.#at = undefined
    this.#place = undefined
    clearInterval(this.#watch)
  }

  /** Afterwards none runs: two of them would lose each other's rows, and none may write into what is dropped. */
  async #end(): Promise<void> {
    const child = this.#child
    if (child) {
      this.#left(child)
      child.kill('SIGTERM')
    }
    await Promise.all([...this.#leaving].map((one) => this.#gone(one)))
  }

  async #gone(child: ChildProcess): Promise<void> {
    if (!hasEnded(child)) {
      const gone = once(child, 'exit')
      const late = new AbortController()
      await Promise.race([gone, delay(this.#patience, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      if (!hasEnded(child)) {
        child.kill('SIGKILL')
        await gone
      }
    }
    this.#leaving.delete(child)
  }

  /** While it runs, the data of yesterday and more than the disk should hold are dropped. */
  async #look(): Promise<void> {
    try {
      if (isOld() || (await sandboxSize()) > mostBytes) await this.reset()
    } catch (err) {
      log.error({ err }, 'the data of the sandbox could not be dropped')
    }
  }
}

/** A child that could not even be started has neither ended nor a process. */
const hasEnded = ({ exitCode, signalCode, pid }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

const forkSandbox = (): ChildProcess =>
  fork(program(), [asSandbox], {
    env: {
      ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]])),
      DATA_DIR: sandboxFolder(),
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: '1',
      PUBLIC_URL: config.publicUrl,
      RESEARCH_LOOKUPS: '0',
    },
    // What follows the sources or waits for a debugger is for the process that keeps it.
    execArgv: process.execArgv.filter((flag) => !/^--(watch|inspect)/.test(flag)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })

function isOld(): boolean {
  const madeAt = sandboxMadeAt()
  return madeAt !== null && dayOf(madeAt) !== dayOf(new Date())
}
