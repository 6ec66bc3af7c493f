/**
 * Inline script of a document. It imports the site's scripts after the first paint or on the first input. Text and fonts thus
 * come first on a slow connection. Until then it records events without their default actions, and dispatches them again once
 * the scripts have loaded. After a failed import the next event retries. A page in a background tab, which is never painted,
 * loads no script.
 */
export const loaderScript = (sources: readonly string[]): string =>
  [
    `const names=${JSON.stringify(earlyEvents)},queue=[]`,
    `const load=()=>loading??=Promise.all(${JSON.stringify(sources)}.map(src=>import(src))).then(replay,()=>{loading=undefined})`,
    'const record=e=>{queue.push(e);load()}',
    'const replay=()=>{for(const name of names)removeEventListener(name,record,true);for(const e of queue)e.target.dispatchEvent(new Event(e.type,{bubbles:true}))}',
    'let loading',
    'for(const name of names)addEventListener(name,record,true)',
    "new PerformanceObserver(load).observe({type:'paint',buffered:true})",
  ].join(';')

const earlyEvents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click']
