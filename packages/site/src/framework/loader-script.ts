/**
 * What a document holds of script: it fetches the rest once something is shown, or the visitor does something, so that on
 * a slow connection words and their font come first. What the visitor does until then is told to the rest when it is
 * there, as events without a default action; what could not be fetched is asked for again at the next of them. A page in
 * a tab that nobody has looked at yet fetches none.
 */
export const loaderScript = (sources: readonly string[]): string =>
  [
    `const names=${JSON.stringify(early)},kept=[]`,
    `const fetched=()=>going??=Promise.all(${JSON.stringify(sources)}.map(src=>import(src))).then(tell,()=>{going=undefined})`,
    'const keep=e=>{kept.push(e);fetched()}',
    'const tell=()=>{for(const name of names)removeEventListener(name,keep,true);for(const e of kept)e.target.dispatchEvent(new Event(e.type,{bubbles:true}))}',
    'let going',
    'for(const name of names)addEventListener(name,keep,true)',
    "new PerformanceObserver(fetched).observe({type:'paint',buffered:true})",
  ].join(';')

const early = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click']
