-- For wrk (see load.ts): unique bodies in each request, and the summary as JSON.

local threads = 0

function setup(thread)
  thread:set('thread', threads)
  threads = threads + 1
end

function init(args)
  local method, body = args[1], args[2]
  if method == nil then return end
  local sent = 0
  -- Defined only if needed, since wrk sends a constant request from a buffer.
  function request()
    sent = sent + 1
    return wrk.format(method, nil, nil, (body:gsub('%[<id>%]', thread .. '-' .. sent)))
  end
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '{"calls":%d,"seconds":%f,"failed":%d,"p99":%f}\n',
    summary.requests, summary.duration / 1e6, failed, latency:percentile(99) / 1000
  ))
end
