const width = 30

/** Shows a progress bar on a terminal; without a terminal, prints a line for each tenth. */
export const progressBar = (stream: NodeJS.WriteStream = process.stderr) => {
  let shown = -1
  return (done: number, of: number): void => {
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100)
    if (percent === shown || (!stream.isTTY && percent % 10 > 0)) return
    shown = percent
    const full = Math.round((percent / 100) * width)
    const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${String(percent).padStart(3)} %`
    stream.write(stream.isTTY ? `\r${bar}${percent === 100 ? '\n' : ''}` : `${bar}\n`)
  }
}
