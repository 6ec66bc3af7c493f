/**
 * Sandbox permissions of other sites' frames. Players need scripts and storage. The frame has another origin, so it can't
 * access this page.
 */
export const frameSandbox = 'allow-scripts allow-same-origin allow-popups allow-presentation'
export const frameFeatures = 'fullscreen; picture-in-picture'
