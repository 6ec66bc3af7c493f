/**
 * What a document holds of script: it fetches the rest once something is shown, so that on a slow connection words and
 * their font come first. What a visitor does until then is told to the rest when it is there, as events without a default
 * action. A page in a tab that nobody has looked at yet fetches none.
 */
export const firstScript = (sources: readonly string[]): string =>
  [
    `const names=${JSON.stringify(early)},kept=[],keep=e=>kept.push(e)`,
    'for(const name of names)addEventListener(name,keep,true)',
    `requestAnimationFrame(()=>setTimeout(async()=>{await Promise.all(${JSON.stringify(sources)}.map(src=>import(src)))`,
    'for(const name of names)removeEventListener(name,keep,true)',
    'for(const e of kept)e.target.dispatchEvent(new Event(e.type,{bubbles:true}))}))',
  ].join(';')

const early = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click']
