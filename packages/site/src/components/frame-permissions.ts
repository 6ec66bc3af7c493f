/** What the frame of another site may do. Players need scripts and storage; the frame has another origin, so it can't reach this page. */
export const frameSandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation'
export const frameFeatures = 'fullscreen; picture-in-picture'
