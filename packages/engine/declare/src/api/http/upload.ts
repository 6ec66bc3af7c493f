/** Progress of an upload in bytes; `total` is 0 while it is unknown. */
export interface UploadProgress {
  sent: number
  total: number
}

/** Sends a request like fetch, but with XMLHttpRequest, which reports upload progress. */
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
      // XMLHttpRequest creates its own multipart boundary.
      if (!(name === 'content-type' && body instanceof FormData)) xhr.setRequestHeader(name, value)
    })
    xhr.upload.addEventListener('progress', (event) =>
      onProgress({ sent: event.loaded, total: event.lengthComputable ? event.total : 0 }),
    )
    xhr.addEventListener('load', () => resolve(toResponse(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('The upload failed.')))
    xhr.addEventListener('abort', () => reject(request.signal.reason as Error))
    request.signal.addEventListener('abort', () => xhr.abort())
    xhr.send(body instanceof FormData ? body : JSON.stringify(body))
  })

/** Async, so that a status that `Response` rejects becomes a rejected call. */
const toResponse = async (xhr: XMLHttpRequest): Promise<Response> => {
  const isEmpty = [204, 205, 304].includes(xhr.status)
  return new Response(isEmpty ? null : xhr.responseText, { status: xhr.status, headers: parseHeaders(xhr) })
}

const parseHeaders = (xhr: XMLHttpRequest): Headers => {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean))
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim())
  return headers
}
