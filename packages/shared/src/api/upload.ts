/** How much of an upload has been sent, in bytes; `total` is 0 while it isn't known. */
export interface UploadProgress {
  sent: number
  total: number
}

/** Sends a request by XMLHttpRequest, since fetch can't tell how an upload gets on. Answers like fetch. */
export const sendWithProgress = (
  request: Request,
  body: unknown,
  onProgress: (progress: UploadProgress) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    request.signal.throwIfAborted()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.withCredentials = true
    request.headers.forEach((value, name) => {
      // The boundary of a form belongs to the body that XMLHttpRequest makes, not to the one the Request made.
      if (!(name === 'content-type' && body instanceof FormData)) xhr.setRequestHeader(name, value)
    })
    xhr.upload.addEventListener('progress', (event) =>
      onProgress({ sent: event.loaded, total: event.lengthComputable ? event.total : 0 }),
    )
    xhr.addEventListener('load', () => resolve(responseOf(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed.')))
    xhr.addEventListener('abort', () => reject(request.signal.reason as Error))
    request.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(body instanceof FormData ? body : JSON.stringify(body))
  })

/** A promise, so that a status which no Response may have rejects the call. */
const responseOf = async (xhr: XMLHttpRequest): Promise<Response> => {
  const isEmpty = [204, 205, 304].includes(xhr.status)
  return new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers: headersOf(xhr) })
}

const headersOf = (xhr: XMLHttpRequest): Headers => {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  return new Headers(
    lines.map(
      (line) =>
        [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as [string, string],
    ),
  )
}
